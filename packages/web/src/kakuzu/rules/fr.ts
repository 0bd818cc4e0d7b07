/** The rules of Kakuzu in French. */

import type { KakuzuRules } from './plan';

export const rules: KakuzuRules = {
  intro:
    'Quatre-vingt-une pierres couvrent un sudoku que personne n’a vu. Pioche un chiffre, déduis où il se cache et retire la pierre. Si tu as raison, elle est à toi et tu continues ; sinon, elle va à ton voisin.',
  facts: {
    players: '1 à 4 (fiche d’un magasin ; le livret ne le dit pas)',
    age: 'Dès 8 ans (même fiche)',
    time: 'Environ 20 minutes',
    material:
      'Plateau à 81 alvéoles, 81 pierres, 10 pierres numérotées (les chiffres), sac, 20 feuillets imprimés des deux côtés',
    credit: 'Kakuzu – multi sudoku, un jeu de Bruno Stefanini, édité par Gigamic.',
  },
  sections: {
    material: {
      title: 'Le plateau, la grille et le sac',
      text: {
        players:
          'Kakuzu se joue de un à quatre, dans l’ordre des places. Le joueur suivant est à ta gauche ; après la dernière place, on revient à la première.',
        board:
          'Le plateau a 9 colonnes, de a à i, et 9 rangées, de 1 à 9 en partant du haut. La case c6 est donc la troisième de la sixième rangée.',
        sheet:
          'La grille sous les pierres est un sudoku complet : chaque rangée, chaque colonne et chacun des neuf carrés de 3×3 contient une fois chaque chiffre de 1 à 9.',
        bag: 'Le sac contient dix chiffres : un de chaque, de 0 à 9.',
        fresh:
          'Chaque partie a une grille neuve, sauf si tu choisis une grille numérotée. Les 6 670 903 752 021 072 936 960 sudokus complets ont tous la même chance de sortir.',
        numbered:
          'Il y a quarante grilles numérotées : les nôtres, pas celles de la boîte. Un numéro désigne toujours la même grille.',
        lot: 'On peut tirer au sort une des quarante, sans la voir.',
        disguise:
          'En ligne, une grille numérotée est déguisée : chiffres échangés, rangées et colonnes mélangées, parfois un effet miroir. On ne peut plus la chercher dans la liste, mais un programme pourrait la retrouver. Le choix sûr : une grille nouvelle.',
      },
    },
    setup: {
      title: 'Mise en place',
      text: {
        stones: 'Au début, les 81 pierres sont en place et personne n’en a.',
        first: 'Le joueur qui commence retire la première pierre. Puis chacun en retire une à son tour.',
        box: 'Chaque pierre doit venir d’un carré encore entier. Dans ce carré, tu retires celle que tu veux.',
        nobody:
          'Les neuf pierres de la mise en place ne sont à personne. Tout le monde voit les chiffres qu’elles cachaient.',
        quiet: 'Pendant la mise en place, on ne pioche rien et on n’annonce rien.',
        ninth: 'À la neuvième pierre, chaque carré en a perdu une, et la mise en place est finie.',
        begins:
          'Le joueur qui a retiré la première pierre joue le premier tour, peu importe qui a retiré la neuvième. Le livret ne précise aucun des deux.',
      },
    },
    turn: {
      title: 'Ton tour',
      text: {
        draw: 'Ton tour commence par une pioche dans le sac. Tous les chiffres qu’il contient ont la même chance, et avant la pioche personne ne peut rien faire.',
        zero: 'Si tu pioches le 0, ton tour est aussitôt fini. Tu ne retires aucune pierre.',
        lift: 'Avec tout autre chiffre, tu retires une pierre, celle que tu veux parmi celles qui restent. Tu ne peux pas passer.',
        match:
          'Si la pierre cachait le chiffre pioché, c’est trouvé. Tu la gardes, le chiffre reste hors du sac, et tu pioches de nouveau.',
        miss: 'Si elle cachait un autre chiffre, c’est raté. La pierre va au joueur suivant et ton tour est fini. La case reste découverte.',
        back: 'À la fin du tour, tous les chiffres piochés retournent dans le sac, sauf ceux qui sont complets. Le tour du joueur suivant commence.',
        never:
          'On ne pioche jamais dans un sac vide. Si tu trouves tous les autres chiffres dans un même tour, tu pioches le 0 en dernier.',
      },
    },
    complete: {
      title: 'Les chiffres complets',
      text: {
        ninth:
          'Quand les neuf places d’un chiffre sont découvertes, il est complet. Il quitte le jeu et on ne le pioche plus jamais.',
        anyhow:
          'Peu importe qui a découvert la neuvième place, et comment : trouvée, ratée ou ouverte à la mise en place, elle compte. Les neuf pierres de la mise en place peuvent même cacher neuf fois le même chiffre.',
        drawn: 'Un chiffre pioché pendant le tour où il devient complet ne retourne pas dans le sac.',
        zero: 'Le 0 n’est sous aucune pierre et n’est jamais complet. Il est dans le sac à chaque pioche, jusqu’à la dernière pierre.',
      },
    },
    end: {
      title: 'La fin',
      text: {
        last: 'La partie finit dès que la dernière pierre est retirée. On ne pioche plus.',
        sure: 'La dernière pierre est toujours trouvée : son chiffre est le seul encore incomplet, on ne peut donc piocher ou annoncer que lui, à part le 0.',
        win: 'Le joueur qui a le plus de pierres gagne.',
        tie: 'En cas d’égalité, la victoire est partagée.',
        all: 'À deux ou plus, une partie jouée jusqu’à la dernière pierre en distribue 72 : toutes sauf les neuf de la mise en place.',
      },
    },
    sameDigit: {
      title: 'Variante : le même chiffre',
      text: {
        again: 'Quand tu as trouvé, tu ne pioches pas. Tu cherches encore le même chiffre, jusqu’à ce que tu rates.',
        ninth: 'Si tu trouves la neuvième place du chiffre, ton tour est fini et le chiffre quitte le jeu.',
        miss: 'Si tu rates, ton tour est fini. Le chiffre retourne dans le sac, sauf s’il est complet. Le 0 met fin à ton tour, comme toujours.',
      },
    },
    announce: {
      title: 'Variante : chiffres annoncés',
      text: {
        noBag: 'Il n’y a ni sac, ni pioche, ni 0.',
        name: 'Avant de retirer une pierre, annonce un chiffre de 1 à 9. Si elle le cachait, tu la gardes. Sinon, elle va au joueur suivant et ton tour est fini.',
        complete: 'Tu ne peux pas annoncer un chiffre complet.',
        again: 'Tu peux annoncer tout autre chiffre, même un que tu as déjà trouvé pendant ce tour.',
        three: 'Tu gardes au plus trois pierres par tour : après la troisième, il est fini.',
      },
    },
    clock: {
      title: 'La pendule',
      text: {
        minutes:
          'Le livret propose un temps limité pour les tournois. Chez nous, chaque joueur a un certain nombre de minutes pour toute la partie, dans toutes les variantes.',
        runs: 'Ta pendule ne tourne que lorsque tu dois retirer une pierre à ton tour : ni pendant la mise en place, ni au tour des autres, ni pendant une pioche. Ton drapeau ne peut tomber qu’à ce moment-là.',
        flag: 'À zéro, ton drapeau tombe et ton tour finit comme après un 0. Tu ne retires aucune pierre, et les chiffres retournent dans le sac.',
        passed:
          'À partir de là, ton tour est sauté. Tu reçois encore les pierres ratées par le joueur d’avant : elles vont au même voisin toute la partie.',
        keeps:
          'Tu gardes tes pierres et tu peux gagner. Quand un seul joueur a encore du temps, il joue tour après tour.',
        all: 'Quand tous les drapeaux sont tombés, la partie s’arrête là. Les pierres encore en place ne sont à personne.',
      },
    },
    solo: {
      title: 'Jouer en solo',
      text: {
        turns:
          'Le livret ne prévoit pas de jeu en solo. Tu retires les neuf pierres de la mise en place et tu joues tous les tours.',
        miss: 'Une pierre ratée n’est à personne.',
        score:
          'Ton score est le nombre de pierres gardées, sur 72. En solo, on gagne toujours : c’est le score qui compte.',
        clock: 'Avec une pendule, la partie finit quand elle arrive à zéro.',
      },
    },
    hidden: {
      title: 'Ce qui est caché',
      text: {
        sheet:
          'Personne ne voit ce qu’il y a sous les pierres, ni les joueurs ni les spectateurs. Après la fin, toute la grille est montrée.',
        next: 'Personne ne connaît le prochain chiffre avant qu’il soit pioché.',
        open: 'Tout le reste est visible, et pareil pour tous : les cases découvertes, les chiffres piochés et ceux du sac, les pierres de chacun, à qui c’est de jouer et les pendules.',
        refusal:
          'Pour savoir si un coup est permis, il suffit de ce que tout le monde voit. Un refus n’apprend donc rien sur la grille.',
      },
    },
    programs: {
      title: 'Pour les programmes et l’arbitre',
      text: {
        first:
          '`first` : la place, comptée à partir de 0, qui retire la première pierre et joue le premier tour ; ou `lot` (par défaut), à chances égales.',
        options:
          '`variant` : `bag` (par défaut), `same-digit` ou `announce`. `sheet` : `random` (par défaut), `lot` ou 1 à 40. `clockMinutes` : `off` (par défaut), ou 1 à 180.',
        refused:
          'Une option absente prend sa valeur par défaut. Une option inconnue, une valeur qui ne convient pas ou un `first` sans joueur est refusé.',
        board:
          'Le plateau s’écrit en neuf rangées à partir du haut, reliées par `/` : `.` est une pierre, `1` à `9` un chiffre découvert. Une grille s’écrit de même, sans pierres.',
        entries:
          'Un coup est une place, un deux-points et la case : `0:e5`. Un chiffre annoncé précède la case : `0:7e5`. La chute d’un drapeau est `0:flag`.',
        oneWay:
          'Chaque chose ne s’écrit que d’une façon. Tout le reste est `bad-notation` : une place qui n’existe pas, un chiffre annoncé qui n’est pas demandé, ou un qui manque.',
        refusals:
          'De plusieurs fautes, la première de cette liste est nommée : `bad-notation`, `game-over`, `not-your-turn` (une autre place retire une pierre), `not-allowed` (tout le reste).',
        recorded:
          'Dans un enregistrement, `options` nomme toujours `first`, sous forme de place, et chaque autre option qui n’a pas sa valeur par défaut.',
        sheet:
          '`chance.sheet` est la grille jouée. Ce doit être un sudoku complet, et c’est elle qui décide : `options.sheet` ne fait que la nommer, et vaut `"lot"` après un tirage au sort.',
        draws:
          '`chance.draws` donne les chiffres dans l’ordre des pioches, zéros compris, en une seule liste : toutes les pioches jusqu’au dernier coup, celles dues après lui, et pas plus.',
        wrongDraw:
          'Une pioche qui n’était pas dans le sac donne `not-allowed` au premier coup qui la suit, sauf si ce coup est illisible ou hors de son tour : c’est alors cette faute qui est nommée.',
        badRequest:
          'S’il manque des pioches ou s’il y en a trop, tout l’enregistrement est un `bad-request`. De même si la dernière pioche n’était pas dans le sac et qu’aucun coup ne la suit.',
        moves:
          '`moves` contient les retraits, mise en place comprise, et les drapeaux, dans l’ordre. Les pioches n’y sont pas. Quand on annonce les chiffres, il n’y en a pas : `chance.draws` est vide ou absent.',
        replay:
          'Un enregistrement rejoué donne les scores, dit si la partie est finie et qui a gagné. Il peut s’arrêter en cours de partie.',
      },
    },
  },
  figures: {
    opening: 'Deux carrés ont perdu une pierre. Retires-en une dans un carré entier.',
    search: 'Le chiffre pioché est le 5. Trouve-le.',
    ninth: 'Le chiffre pioché est le 5, et huit des neuf 5 sont découverts.',
  },
};
