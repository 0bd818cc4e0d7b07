/** The rules of Kakuro, the race, in French. */

import type { RaceRules } from './plan';

export const rules: RaceRules = {
  intro:
    'Une somme est retournée, et tout le monde cherche sur le même plateau une ligne de nombres qui la donne. Le premier qui annonce marque un point par nombre de sa ligne. Les tuiles Action permettent de retoucher un peu le plateau.',
  facts: {
    players: '1 à 5',
    age: 'Dès 14 ans',
    time: 'Le livret ne le dit pas',
    material: 'Plateau, 72 tuiles Nombre, 45 marqueurs Somme de 3 à 40, 40 tuiles Action, sablier',
    credit: 'Kakuro – le jeu, de A. Nove Veronesi, édité par Ravensburger en 2007.',
  },
  sections: {
    material: {
      title: 'Le plateau et les tuiles',
      text: {
        players: 'On peut jouer en solo, ou jusqu’à cinq.',
        field:
          'Les nombres occupent 8 colonnes, a à h, et 8 rangées, 1 à 8 depuis le haut : c6 est la troisième case de la sixième rangée. La rangée 2 part de la case Somme à sa gauche, la colonne c de celle du dessus.',
        sumSquares: 'Les cases Somme sont rouges. Leurs flèches pointent vers la droite et vers le bas.',
        numbers:
          'Il y a 72 tuiles Nombre, argentées d’un côté et rouges de l’autre, avec le même nombre des deux côtés.',
        numbersSplit: 'Il y en a huit de chaque nombre de 1 à 9. Le livret ne donne pas cette répartition.',
        markers: 'Les 45 marqueurs Somme : un de chaque valeur de 3 à 40, et un second de chaque valeur de 9 à 15.',
        backs: 'Il y a 40 tuiles Action. Toutes ont le même verso : une case Somme.',
        actions: 'Au recto : 11 Doublons, 11 Échanges, et deux Nouveaux nombres pour chaque nombre de 1 à 9.',
        hourglass: 'Le sablier dure 60 secondes, sauf si tu choisis une autre durée.',
      },
    },
    setup: {
      title: 'Mise en place',
      text: {
        field:
          'Mélange les tuiles Nombre. 64 d’entre elles remplissent le plateau, côté argenté visible ; écarte les 8 autres sans les regarder.',
        markers: 'Mélange les marqueurs Somme et laisse-les face cachée.',
        double: 'Chacun prend un Doublon. Les autres tuiles Action, mélangées, forment la pioche, recto caché.',
        more: 'Puis chacun pioche d’autres tuiles Action : trois tuiles en solo, deux si vous êtes deux, une si vous êtes trois ou plus.',
        order:
          'On les distribue une par une, dans l’ordre des places, à partir de la première. Une pioche épuisée ne donne plus rien.',
        open: 'Chacun garde ses tuiles Action devant soi, bien visibles pour tous.',
      },
    },
    round: {
      title: 'Une manche',
      text: {
        marker:
          'Une manche commence quand un marqueur Somme est retourné. Dès lors, tout le monde cherche en même temps.',
        call: 'Tant que tu cherches, tu peux annoncer « Kakuro ! » à tout moment. Les annonces comptent dans l’ordre où elles arrivent à la table.',
        hold: 'Pendant ton annonce, les autres ne peuvent rien faire. Tu peux montrer une ligne ou retirer ton annonce, et seul ton temps s’écoule.',
        claim:
          'Tu montres une seule ligne, avec autant de tuiles Action que tu veux pour la rendre valide : c’est ta proposition. Il faut avoir annoncé pour proposer.',
        time: 'Tu as 30 secondes pour cela, sauf si tu as choisi une autre durée.',
        alone:
          'Tu comptes sans aide : rien n’additionne ni ne vérifie ta ligne d’avance. Tu sauras si elle est bonne quand tu la valideras.',
        shown:
          'Avec l’aide au calcul, la page compte avec toi pendant que tu montres ta ligne. Les règles restent les mêmes.',
        points: 'Une ligne valide rapporte un point par tuile Nombre.',
        newNumberPoint: 'Un Nouveau nombre de la ligne vaut aussi son point.',
        red: 'Tous les nombres de la ligne deviennent rouges. Le marqueur va sur la case Somme où elle commence, sur la flèche qui pointe vers elle, et il y reste.',
        spent:
          'Les tuiles Action utilisées sont dépensées : Doublons et Échanges quittent le jeu, cases Somme et Nouveaux nombres restent sur le plateau. Tu gardes les autres.',
        next: 'Le marqueur est clos. Après la pioche, on retourne le suivant et tout le monde cherche de nouveau. Annonces, « introuvable » et sablier repartent de zéro.',
      },
    },
    line: {
      title: 'Une ligne valide',
      text: {
        straight:
          'Une ligne suit une seule rangée ou une seule colonne. Elle se lit de gauche à droite ou de haut en bas, jamais à l’envers.',
        start:
          'Elle commence juste après une case Somme : imprimée à gauche ou en haut du plateau, ou posée en cours de partie.',
        end: 'Elle finit juste avant une case Somme posée, ou au bord droit ou inférieur du plateau. Elle ne contient aucune case Somme.',
        sum: 'Elle a au moins deux nombres, et leur somme est exactement celle du marqueur.',
        twice: 'Aucun nombre n’y figure deux fois, sauf si tu joues des Doublons pour les répétitions.',
        once: 'Elle n’a pas encore été comptée dans cette direction.',
        crossing:
          'Un nombre rouge compte encore dans l’autre direction, avec toute sa valeur et son point. Une tuile peut donc servir deux fois : à l’horizontale et à la verticale.',
      },
    },
    actions: {
      title: 'Les tuiles Action',
      text: {
        own: 'Tu ne joues des tuiles Action que dans une proposition, et seulement les tiennes. Chacune sert par son recto ou par son verso, pas les deux.',
        silver:
          'On ne couvre et on n’échange que des nombres argentés : jamais un rouge, un Nouveau nombre ou une case Somme.',
        order:
          'Les Échanges viennent d’abord, dans l’ordre que tu donnes, puis les cases Somme, puis les Nouveaux nombres. Chaque étape est jugée d’après ce que laissent les étapes correctes qui précèdent.',
        needless:
          'Une proposition qui suit ces règles est valide même si moins de tuiles auraient suffi. Celles qu’elle utilise sont dépensées.',
        whole: 'Une proposition s’applique en entier ou pas du tout.',
        back: 'Le verso de toute tuile Action est une case Somme. Pose-la juste avant le premier nombre de la ligne ou juste après le dernier, nulle part ailleurs. Tu peux en mettre une à chaque bout.',
        bounds:
          'Une case Somme couvre son nombre pour de bon et coupe sa rangée comme sa colonne. Plus tard, une ligne peut s’arrêter devant elle, ou en partir vers la droite ou vers le bas.',
        double:
          'Un Doublon permet une répétition. Pour un nombre présent deux fois, il en faut un. Pour un nombre présent trois fois, ou deux nombres présents deux fois, il en faut deux, et ainsi de suite.',
        surplus:
          'Les Doublons en trop restent à toi : parmi ceux que tu as joués, les premiers sont dépensés, les autres te reviennent.',
        exchange:
          'Un Échange permute deux nombres argentés, où qu’ils soient sur le plateau. Tu peux en jouer plusieurs dans une proposition.',
        exchangeOne: 'Les deux nombres sont différents, et une seule des deux cases est dans la ligne.',
        exchangeOther: 'L’autre case peut être n’importe où, même là où ta proposition pose ensuite une case Somme.',
        newNumber:
          'Un Nouveau nombre se pose sur un nombre argenté de la ligne. Il devient le nombre de cette case, et il est rouge.',
        newNumberDiffers: 'Il est différent du nombre qu’il couvre.',
      },
    },
    wrong: {
      title: 'Les annonces ratées',
      text: {
        nothing: 'Si ta proposition n’est pas valide, elle ne change rien : le plateau reste comme il était.',
        tilesBack: 'Tes tuiles Action te reviennent.',
        sitOut: 'Tu attends alors le prochain marqueur. Les autres continuent à chercher.',
        late: 'Si tu retires ton annonce, elle compte comme ratée. Si tu ne proposes rien à temps, aussi.',
        mute: 'Pendant que tu attends, tu ne peux ni annoncer, ni dire « introuvable », ni revenir dessus.',
        all: 'Quand tout le monde attend, le marqueur est non résolu.',
      },
    },
    none: {
      title: 'Personne ne trouve',
      text: {
        say: 'Tant que tu cherches, tu peux dire « introuvable » : pour toi, cette ligne n’existe pas. Si tu reviens dessus, tu peux le redire.',
        back: 'Tu peux revenir sur ton « introuvable », sauf si tu attends ou si une annonce est en cours.',
        stillCall: 'Même après « introuvable », tu peux encore annoncer, tant que le marqueur n’est pas clos.',
        half: 'Quand au moins la moitié de ceux qui cherchent encore disent « introuvable », le sablier démarre.',
        all: 'Quand tous ceux qui cherchent encore disent « introuvable », le marqueur est aussitôt non résolu.',
        counted:
          'On vérifie ces deux cas après chaque « introuvable », et chaque fois que quelqu’un doit attendre : ni ce joueur ni son « introuvable » ne comptent plus.',
        two: 'À deux, si l’un a dit « introuvable », une annonce ratée de l’autre clôt donc aussitôt le marqueur.',
        runsOn:
          'Une fois lancé, le sablier coule jusqu’à ce que le marqueur soit clos, même si quelqu’un revient sur son « introuvable ».',
        held: 'Une annonce arrête le sablier. Si elle échoue, il reprend là où il en était.',
        sand: 'Quand le sablier s’est écoulé, le marqueur est non résolu.',
        aside: 'Un marqueur non résolu est mis de côté, face visible : son nombre reste sous les yeux de tous.',
      },
    },
    draw: {
      title: 'La pioche',
      text: {
        odd: 'Après un marqueur impair, résolu ou non, chacun pioche une tuile Action. Après un marqueur pair, personne ne pioche.',
        nobodyHas:
          'Si personne n’a plus de tuile Action à ce moment-là, chacun en pioche une même après un marqueur pair.',
        order:
          'On distribue les tuiles une par une, dans l’ordre des places, à partir du joueur qui a trouvé la ligne. Si personne n’a trouvé, on part de la première place.',
        short:
          'S’il y a moins de tuiles que de joueurs, les premiers dans cet ordre en reçoivent une. Une pioche vide ne donne rien.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        third: 'Le troisième marqueur non résolu met aussitôt fin à la partie, sans pioche.',
        last: 'Si les marqueurs s’épuisent avant, la partie finit quand le dernier est clos, après sa pioche.',
        win: 'Le joueur qui a le plus de points gagne. À égalité, c’est celui qui a le plus de tuiles Action. S’il y a encore égalité, la victoire est partagée.',
        over: 'Une fois la partie finie, on ne peut plus rien jouer.',
      },
    },
    solo: {
      title: 'Jouer en solo',
      text: {
        draw: 'Toutes les règles restent valables, à quelques différences près. Tu pioches une tuile Action après chaque marqueur, pair ou impair.',
        sand: 'Le sablier démarre avec chaque marqueur, et rien ne l’arrête. S’il s’écoule avant une proposition valide, le marqueur est non résolu.',
        noCalls: 'Tu n’annonces pas : tu montres une ligne, ou tu dis « introuvable ».',
        wrong: 'Une proposition non valide, ou « introuvable », laisse aussitôt le marqueur non résolu.',
        untimed: 'Si tu joues sans limite de temps, il n’y a pas de sablier du tout.',
        score: 'Le défi, c’est de battre ton propre score : à la fin d’une partie en solo, tu as toujours gagné.',
      },
    },
    sealed: {
      title: 'Jouer en secret',
      text: {
        sand: 'Pour deux à cinq joueurs qui aiment mieux réfléchir que crier. Le sablier démarre avec chaque marqueur.',
        seal: 'En secret, chacun scelle une proposition, ou « introuvable ». Il n’y a pas d’annonces, et personne n’a à attendre.',
        replace:
          'Tant que rien n’est dévoilé, tu peux sceller autre chose à la place ; c’est alors l’heure de ce nouveau choix qui compte. Pour revenir sur « introuvable », il faut sceller une proposition.',
        opened:
          'Les propositions sont dévoilées dès que chacun a scellé quelque chose, ou quand le sablier s’est écoulé.',
        void: 'Une proposition non valide est nulle et ne coûte rien.',
        best: 'Parmi les propositions valides, seule celle qui vaut le plus s’applique et marque ses points. À égalité, c’est la première scellée.',
        spends: 'Seule cette proposition dépense des tuiles Action. Pour la pioche, son joueur est celui qui a trouvé.',
        unsolved: 'Sans proposition valide, le marqueur est non résolu.',
        secret:
          'Tout le monde voit que tu as scellé quelque chose. Une proposition, ou « introuvable » ? Les autres ne l’apprennent qu’au moment où tout est dévoilé.',
      },
    },
    hidden: {
      title: 'Ce qui est caché',
      text: {
        hidden:
          'Trois choses sont cachées à tous : l’ordre des marqueurs encore face cachée, l’ordre de la pioche et les 8 tuiles Nombre écartées.',
        open: 'Joueurs et spectateurs voient tout le reste : le plateau, les lignes comptées, les marqueurs non résolus, les tuiles Action piochées, les scores, qui attend et, sauf dans une partie en secret, qui a dit « introuvable ».',
        counted: 'On sait aussi quels marqueurs et quelles tuiles Action restent, puisqu’il suffit de compter.',
        end: 'À la fin, tout est montré.',
      },
    },
    programs: {
      title: 'Pour les programmes et l’arbitre',
      text: {
        seconds:
          '`hourglassSeconds` : la durée du sablier, de 1 à 3600 (60). `claimSeconds` : le temps après une annonce, de 1 à 3600 (30), pour deux à cinq joueurs.',
        ways: '`untimed` : sans horloge, pour un joueur (désactivé). `sealed` : en secret, pour deux à cinq joueurs (désactivé). `counting` : `own` (par défaut) ou `shown`.',
        pieces:
          '`markers` : les marqueurs Somme, 1 à 90 valeurs de 3 à 40. `actions` : les tuiles Action, 80 au plus, dont au moins un Doublon par joueur. Par défaut, le matériel décrit plus haut.',
        refused: 'Une option inconnue, ou une valeur qui ne convient pas, est refusée ; rien n’est deviné.',
        field:
          'Le plateau s’écrit en huit rangées reliées par `/` : `1` à `9` est un nombre argenté, `A` à `I` un rouge de 1 à 9, `#` une case Somme posée.',
        line: 'Une ligne s’écrit par ses deux bouts : `a2-h2` est la rangée 2, `c3-c6` descend. Une tuile Action s’écrit par son recto : `d`, `x`, `n1` à `n9`.',
        claim:
          'Une proposition : la ligne, puis, séparés par un seul espace et dans cet ordre, les échanges, les cases Somme avec la tuile dépensée, les Nouveaux nombres et un `d` par Doublon.',
        claimExample: 'Une proposition complète : `b2-e2 x:d2,f6 #a2(n3) #f2(d) n7:c2 d`.',
        entries:
          'Une action suit la place, comptée à partir de 0 : `1:call`, `1:a2-e2 d`, `1:withdraw`, `1:none`, `1:none-back` et, en secret, `1:seal a2-e2 d`. En solo : `0:a2-e2 d` ou `0:none`.',
        clocks: 'Ce que fait une horloge s’écrit `*:sand` (le sablier) et `1:late` (le temps de l’annonce).',
        oneWay: 'Chaque chose ne s’écrit que d’une façon. Tout le reste est refusé : `bad-notation`.',
        chance:
          'Un enregistrement contient tout le hasard, retourné ou non : `tiles`, le plateau dans l’ordre puis les 8 tuiles écartées ; `markers`, dans leur ordre de sortie ; `actions`, la pioche dans l’ordre, sans les premiers Doublons.',
        recorded: 'Un enregistrement nomme les options qui diffèrent de la valeur par défaut, et aucune autre.',
        faults:
          'De plusieurs fautes, la première de cette liste est nommée : `bad-line`, `too-short`, `not-yours`, `bad-exchange`, `not-silver`, `no-start`, `no-end`, `already-scored`, `wrong-sum`, `repeats`, `not-used`.',
        faultMeanings:
          '`bad-line` vaut aussi pour une case Somme dans la ligne. `repeats` : il manque un Doublon. `not-used` : une tuile ne sert à rien, case Somme loin des bouts ou Nouveau nombre mal placé.',
      },
    },
  },
  figures: {
    wholeRow: 'Le marqueur est 36. Une rangée entière le donne, sans nombre répété.',
    redAgain: 'Le marqueur est 20. Un nombre de la ligne est déjà rouge ; il compte encore.',
    cutEnd: 'Le marqueur est 9. Une case Somme arrête la ligne là où tu veux.',
    cutStart: 'Le marqueur est 18. Une case Somme ouvre la ligne, une autre, plus ancienne, la ferme.',
    doubles: 'Le marqueur est 40. Deux nombres figurent deux fois dans la rangée du haut.',
  },
};
