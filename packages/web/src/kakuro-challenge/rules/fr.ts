/** The rules of Kakuro Challenge in French. */

import type { ChallengeRules } from './plan';

export const rules: ChallengeRules = {
  intro:
    'Tu as deux cartes en main. Côté jaune, une carte est un nombre à additionner ; côté rouge, c’est le total à atteindre. Poses-en une, retournes-en une autre si cela t’aide, et marque des points pour chaque addition qui tombe juste.',
  facts: {
    players: '2 à 4',
    age: 'Dès 12 ans (édition néerlandaise)',
    time: 'Environ 30 minutes',
    material:
      'Plateau, 72 cartes, 9 cartes 100 points, 4 pions, 4 écrans, sac ; un sablier dans l’édition néerlandaise',
    credit:
      'Kakuro Challenge, un jeu de Leo Colovini, Dario De Toffoli et Dario Zaccariotto, édité par Clementoni et 999 Games en 2006.',
  },
  sections: {
    material: {
      title: 'Le plateau et les cartes',
      text: {
        board:
          'Le plateau a 9 colonnes, de a à i, et 9 rangées, de 1 à 9 en partant du haut. La case c6 est donc la troisième de la sixième rangée.',
        sides:
          'Chaque carte porte le même chiffre sur ses deux faces. Côté jaune, c’est un terme ; côté rouge, c’est un total, marqué Σ.',
        total:
          'Un total représente n’importe quel nombre qui finit par son chiffre : un 6 rouge, c’est 6, 16, 26 ou 36.',
        split:
          'Il y a 72 cartes, huit de chaque chiffre de 1 à 9. Les livrets donnent leur nombre, mais pas leur répartition.',
      },
    },
    setup: {
      title: 'Mise en place',
      text: {
        players: 'Kakuro Challenge se joue à 2, 3 ou 4. Tout le monde commence à 0 point.',
        stones:
          'Pioche cinq cartes et pose-les sur les cinq cailloux de fleuve, rangée par rangée. La troisième, au centre, montre sa face rouge, les quatre autres leur face jaune.',
        squares:
          'Les cailloux de fleuve sont en b2, h2, e5, b8 et h8, sauf si tu choisis d’autres cases. Les images du plateau sont perdues.',
        hands: 'Chacun pioche ensuite deux cartes et les garde derrière son écran.',
        first:
          'On tire au sort qui commence, sauf si tu désignes une place. Les livrets font commencer le plus jeune ; ici, personne ne te demande ton âge.',
      },
    },
    turn: {
      title: 'Ton tour',
      text: {
        order: 'Chacun joue à son tour, dans le sens horaire, à partir du joueur qui commence.',
        place: 'À ton tour, tu dois poser une de tes deux cartes, et une seule. Tu choisis sa face visible.',
        square: 'La case doit être vide et toucher une carte par un côté. Un coin ne suffit pas.',
        free: 'Sur une telle case, tu as toujours le droit de poser, que ta carte forme un Kakuro ou en casse un. Un Kakuro cassé ne coûte rien à personne.',
        flip: 'Ensuite, tu peux retourner une carte qui était déjà là, ou plusieurs dans la version pour experts.',
        draw: 'Pour finir, tu pioches une carte pour en avoir de nouveau deux, tant que le sac n’est pas vide.',
      },
    },
    kakuro: {
      title: 'Ce qu’est un Kakuro',
      text: {
        total:
          'Un Kakuro, c’est un total suivi d’une série de termes, vers la droite ou vers le bas : `Σ6 9 7`. Le total vient en premier : `2 3 Σ5` ne vaut rien.',
        run: 'La série a au moins deux termes et commence juste après le total. Ni `Σ3 3` ni `Σ5 · 2 3` ne sont des Kakuros.',
        whole:
          'La série va jusqu’à la première case vide, la première carte rouge ou le bord. Tu ne peux pas l’arrêter plus tôt : `Σ5 2 3 1` n’est pas un Kakuro.',
        different:
          'Tous les chiffres de la série sont différents : `Σ6 7 2 7` n’est pas un Kakuro, même si 16 finit par 6.',
        sum: 'La somme de la série finit par le chiffre du total. Il n’y a pas de carte 0 : une somme qui finit par 0 ne correspond donc à aucun total.',
        worth:
          'Un Kakuro vaut sa somme : `Σ6 9 7` rapporte 16 points. Le plus précieux aligne les huit termes de 2 à 9 et rapporte 44 points.',
        crossing:
          'Une carte peut appartenir à deux Kakuros, l’un horizontal, l’autre vertical. Un même total peut commencer les deux.',
      },
    },
    flips: {
      title: 'Retourner une carte',
      text: {
        one: 'En plus de ta pose, tu peux retourner une carte qui était déjà là, du jaune au rouge ou du rouge au jaune. Celles des cailloux de fleuve sont des cartes comme les autres.',
        never: 'Tu ne peux retourner ni la carte que tu viens de poser, ni une case vide.',
        same: 'Le coup terminé, un même Kakuro doit contenir la carte posée et la carte retournée.',
        outside:
          'Une carte rouge qui ne fait qu’arrêter une série n’appartient pas au Kakuro. Tu ne peux donc pas retourner une carte juste pour cela.',
        expert:
          'Seule la version pour experts permet d’en retourner plus d’une : autant que tu veux, si un même Kakuro contient la carte posée et toutes les cartes retournées.',
        refused:
          'Par défaut, un retournement interdit est refusé avant d’avoir lieu, et tu choisis un autre coup. D’après les livrets, il coûte les points du tour.',
        strict:
          'En comptage sans aide, la table compte les points mais n’aide personne. Avant ton coup, rien n’indique ce que tu peux retourner ni ce que tu marquerais.',
        strictCost:
          'Un retournement interdit, ou un de trop, annule alors tous les points du coup, même ceux qui étaient justes. La carte posée reste, les cartes retournées reprennent leur face, et c’est au joueur suivant.',
        strictRefusal:
          'Même sans aide, la table refuse ce qu’on ne peut pas faire avec de vraies cartes : poser sur une case occupée, par exemple.',
      },
    },
    points: {
      title: 'Les points',
      text: {
        scored:
          'Ton coup te rapporte chaque Kakuro qui contient maintenant la carte posée ou une carte retournée, et aucun autre.',
        both: 'Une carte peut compléter d’un coup un Kakuro horizontal et un Kakuro vertical. Les deux comptent.',
        besides:
          'En plus du Kakuro qui les réunit, la carte posée et chaque carte retournée peuvent en former un autre dans l’autre direction. Il compte aussi.',
        ended:
          'Parfois, une série ne tombe juste que parce qu’une carte posée ou retournée l’arrête, sans en faire partie. Ce Kakuro-là ne compte pas.',
        endedExample:
          'Pose un 3 jaune après `Σ5 2 3 4 1` et retourne le 4 : `Σ4 1 3` rapporte 4 points, mais le `Σ5 2 3` qui précède ne rapporte rien.',
        again:
          'Un ancien Kakuro qui ne contient aucune de ces cartes ne compte pas de nouveau. Une série qui s’allonge compte pour toute sa nouvelle somme : un 6 après `Σ5 2 3 4` rapporte 15 points.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        empty:
          'Quand le sac est vide, on continue avec les cartes en main, sans piocher. La partie finit quand plus personne n’a de carte : les 72 sont alors sur le plateau.',
        noPass:
          'Personne n’est jamais obligé de passer. Avec 81 cases pour 72 cartes, il reste toujours une case vide à côté d’une carte.',
        counts:
          'Après les cinq premières cartes, on en pose 67 : à deux, 34 et 33 ; à trois, 23, 22 et 22 ; à quatre, 17, 17, 17 et 16, à partir du joueur qui commence.',
        lastTiles: 'À la toute fin, chacun pose sa dernière carte, l’un après l’autre.',
        win: 'Le joueur qui a le plus de points gagne.',
        tie: 'En cas d’égalité, la victoire est partagée.',
        over: 'Une fois la partie finie, on ne peut plus rien jouer.',
      },
    },
    track: {
      title: 'La piste de score',
      text: {
        pawn: 'Ton pion est sur une case de 0 à 99. Pour chaque centaine complète, tu as une carte 100 points.',
        cards: 'Il y a neuf de ces cartes. S’il t’en faut davantage, on continue simplement à compter.',
        below:
          'Seule une contestation à tort peut te faire passer sous 0. Ton pion recule alors à partir de 100, et tu dois une carte par centaine entamée : −3, c’est la case 97 et une carte due.',
      },
    },
    claims: {
      title: 'Points annoncés : c’est toi qui comptes',
      text: {
        say: 'Dans une partie à points annoncés, tu dis à chaque pose combien de points elle fait, même 0. Ils sont aussitôt à toi. Dans les autres parties, c’est la table qui compte.',
        refused:
          'Seul l’impossible est refusé : poser sur une case occupée ou isolée, poser une carte que tu n’as pas, retourner une case vide ou la carte posée. Un retournement interdit, lui, a lieu.',
        who: 'Chacun de tes adversaires peut contester ton annonce, que ce soit son tour ou non. Toi, tu ne peux pas.',
        until: 'On peut contester une annonce jusqu’à la pose suivante.',
        once: 'Un coup ne se conteste qu’une fois : la décision clôt l’annonce.',
        upheld:
          'On conteste à raison si l’annonce dépasse ce que vaut le coup. Un coup avec un retournement interdit vaut 0 : on le conteste toujours à raison, quelle que soit l’annonce.',
        loss: 'Le coup rapporte alors 0 point, même s’il était juste en partie. La carte posée reste, les cartes retournées reprennent leur face. L’ordre de jeu ne change pas.',
        rejected:
          'Si l’on conteste à tort, rien ne change, à moins que la table n’ait mis un prix à l’erreur. Ce prix peut faire passer un score sous 0.',
        less: 'Si tu annonces moins que ce que vaut le coup, tu marques ce que tu as annoncé. Si l’on te conteste, c’est à tort.',
        stands: 'Une annonce que personne ne conteste reste valable, juste ou fausse, et ses retournements aussi.',
        last: 'Après la dernière pose de la partie, l’annonce reste ouverte jusqu’à ce que quelqu’un la conteste, que tous les adversaires l’acceptent ou que 20 secondes passent. Ensuite, la partie est finie.',
        accept:
          'C’est la seule annonce qu’on accepte expressément. Un adversaire qui l’a acceptée ne peut plus la contester.',
      },
    },
    clock: {
      title: 'Le temps par coup',
      text: {
        time: 'Tu peux fixer un temps pour chaque pose. Il repart à chaque tour ; une contestation ne l’arrête pas.',
        off: 'Sans temps fixé, la table ne pose jamais de carte à ta place.',
        lot: 'Quand le temps est écoulé, la table pose une carte pour toi. Elle tire au sort parmi toutes tes poses possibles, à chances égales ; deux cartes identiques en main comptent pour une.',
        move: 'Ce coup ne retourne rien, n’annonce rien et rapporte ce qu’il vaut, même dans une partie à points annoncés. On ne peut pas le contester, et il clôt l’annonce précédente.',
        remind:
          'Ou bien c’est un simple rappel : quand le temps est écoulé, tout le monde est prévenu, et rien d’autre ne se passe.',
      },
    },
    hidden: {
      title: 'Ce qui est caché',
      text: {
        hand: 'Personne d’autre ne voit ta main, ni les joueurs ni les spectateurs. Mais tout le monde sait combien de cartes tu as.',
        bag: 'Personne ne connaît l’ordre des cartes dans le sac. On sait combien il en reste et qui en pioche une, mais pas laquelle.',
        worth:
          'Dans une partie à points annoncés, personne n’apprend ce que vaut un coup tant que son annonce est ouverte. Ensuite, tout le monde le sait.',
        open: 'Tout le reste est visible pour tous. Après la fin, plus rien n’est caché.',
      },
    },
    programs: {
      title: 'Pour les programmes et l’arbitre',
      text: {
        options:
          'Les options sont `first`, `expert`, `scoring`, `falseChallenge`, `moveSeconds`, `timeUp` et `stones`. Une option absente prend sa valeur par défaut ; toute autre option, ou toute autre valeur, est refusée.',
        values:
          '`first` vaut `lot`, ou désigne une place occupée. `stones` donne cinq cases différentes, dans l’ordre du plateau. `timeUp: remind` exige `moveSeconds`.',
        board:
          'Un plateau s’écrit par ses neuf rangées, reliées par `/` : `.` est une case vide, `1` à `9` une carte jaune, `A` à `I` une carte rouge, de 1 à 9.',
        placement:
          'Une pose : face, chiffre, case, comme `y4c6`. Puis les cartes retournées, une fois chacune, dans l’ordre du plateau : `y7h3/d3/f3`. Enfin l’annonce s’il en faut une, quinze chiffres au plus, sans zéro initial : `y7h3/d3=33`.',
        line: 'Un Kakuro s’écrit de son total à son dernier terme : `e2-h2`. Une liste donne les horizontaux avant les verticaux, chaque groupe dans l’ordre de ses totaux sur le plateau.',
        oneWay: 'Chaque chose ne s’écrit que d’une façon ; tout autre texte est refusé.',
        entries:
          'Une entrée est une place, un deux-points et une action : `0:y4c6=13`, `1:challenge`. Un coup joué parce que le temps est écoulé finit par `!`, sans retournement ni annonce : `0:y4c6!`.',
        chance:
          'Dans un enregistrement, le hasard est `tiles` : les 72 chiffres comme ils sortent du sac, d’abord les cailloux dans l’ordre du plateau, puis deux par place, puis les pioches.',
        recorded:
          'Dans un enregistrement, `options` nomme chaque option qui n’a pas sa valeur par défaut, et toujours `first`, sous forme de place.',
        recordEnd:
          'Ni l’acceptation de la dernière annonce ni la fin de son temps ne sont notées : un enregistrement qui s’arrête là est celui d’une partie finie. Un coup sans aide est noté tel que joué, retournements annulés compris.',
        refusals:
          'De plusieurs fautes, la première de cette liste est nommée : `bad-notation`, `game-over`, `not-your-turn`, `not-allowed`, `occupied`, `not-adjacent`, `not-in-hand`, `flip-empty`, `flip-placed`, `flip-outside`, `too-many-flips`.',
        outOfTurn:
          'Poser hors de son tour donne `not-your-turn`. Contester ou accepter quand ce n’est pas possible donne `not-allowed`.',
      },
    },
  },
  figures: {
    sums: 'Cinq coups sur un même plateau : deux forment un Kakuro, trois n’en forment aucun.',
    crossings: 'Une seule carte peut former deux Kakuros à la fois.',
    toTotal: 'Une carte jaune devient le total du nouveau Kakuro.',
    toAddend: 'Une carte rouge devient un terme : deux séries n’en font plus qu’une.',
    outside: 'La carte retournée doit faire partie du Kakuro, pas seulement l’arrêter.',
    expert: 'La version pour experts : deux cartes retournées en un coup.',
    three: 'Trois Kakuros en un seul coup.',
    cutOff: 'La série devant la carte retournée tombe juste, mais rien de ce qui a bougé n’en fait partie.',
  },
};
