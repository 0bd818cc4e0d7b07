/** How each game is played, in French. */

import type { HowToPlayMessages } from '../catalogue';
import { challenge } from './kakuro-challenge';
import { race } from './kakuro-race';
import { kakuzu } from './kakuzu';

export const howToPlay: HowToPlayMessages = {
  words: 'Vocabulaire',
  'kakuro-challenge': {
    goal: 'Pose des cartes pour former des additions, les Kakuros. Chaque Kakuro que tu formes rapporte sa somme ; qui a le plus de points l’emporte.',
    steps: [
      {
        title: 'Deux faces',
        text: 'Chaque carte porte un chiffre, jaune d’un côté, rouge de l’autre. Le jaune s’additionne. Le rouge, marqué Σ, est la fin d’une somme : un 8 rouge vaut 8, 18, 28 et ainsi de suite.',
      },
      {
        title: 'Ce qu’est un Kakuro',
        text: 'Une carte rouge ; puis, vers la droite ou vers le bas, toutes les jaunes jusqu’à un vide, une rouge ou le bord. Il y en a au moins deux, toutes différentes, et leur somme finit par le chiffre rouge.',
      },
      {
        title: 'Pose une carte',
        text: 'Tu en as deux. Prends-en une, choisis sa face et pose-la sur n’importe quelle case vide qui touche une carte par un côté.',
      },
      {
        title: 'Retournes-en une, si tu veux',
        text: 'Tu peux aussi retourner une carte qui était déjà là, si un même Kakuro contient alors cette carte et celle que tu poses. En comptage auto, celles qui conviennent brillent.',
      },
      {
        title: 'Regarde, puis confirme',
        text: `En comptage auto, les Kakuros que tu formerais s’allument avec leurs points. Tant que tu n’appuies pas sur « ${challenge.tray.place} », tu peux tout reprendre.`,
      },
      {
        title: 'Marque et pioche',
        text: 'Chaque Kakuro qui contient la carte posée ou la carte retournée rapporte toute sa somme ; il peut y en avoir plusieurs. Puis tu pioches pour avoir à nouveau deux cartes.',
      },
      {
        title: 'La fin',
        text: 'Quand le sac est vide, on joue les cartes en main. Après la toute dernière, qui a le plus de points l’emporte ; à égalité, la victoire est partagée.',
      },
    ],
    examples: {
      short: '8 rouge, puis 7 et 1 : 8 = 7 + 1, un Kakuro de 8 points.',
      long: '8 rouge, puis 9, 3 et 6 : il vaut 18 = 9 + 3 + 6, 18 points.',
      late: '7 et 1, puis 8 rouge : pas de Kakuro, la carte rouge doit venir d’abord.',
      turned: 'Après un 7 et un 6 jaunes, pose le 1 et retourne le 7 : 7 = 6 + 1, 7 points.',
    },
    words: [
      { term: 'Terme', meaning: 'une carte jaune : un nombre à additionner' },
      { term: 'Total (Σ)', meaning: 'une carte rouge : le dernier chiffre de la somme qui la suit' },
      { term: 'Cailloux de fleuve', meaning: 'les cinq cases des premières cartes, celle du milieu rouge' },
    ],
    options:
      'Options : version experts (retourner autant de cartes qu’on veut), comptage sans aide (rien ne t’aide, et une carte mal retournée coûte tes points), annonces (tu annonces tes points, les autres peuvent contester), temps par coup.',
  },
  'kakuro-race': {
    goal: 'Tout le monde cherche la même somme en même temps. Trouve une ligne entière qui la fait, annonce en premier et marque un point par nombre.',
    steps: [
      {
        title: 'Le plateau',
        text: '64 nombres argentés, et des cases Somme rouges (Σ) en haut et à gauche. Une ligne commence juste après une case Somme et va, vers la droite ou vers le bas, jusqu’à la prochaine case Somme ou au bord.',
      },
      {
        title: 'La recherche',
        text: 'On retourne un marqueur Somme : 17, par exemple. Quelle ligne entière, d’au moins deux nombres et sans nombre répété, fait exactement 17 ?',
      },
      {
        title: 'L’aide des tuiles Action',
        text: 'Il en faut presque toujours. Toute tuile Action posée face cachée est une case Somme : mets-la juste avant ou juste après tes nombres pour y couper la ligne. Ou sers-toi de sa face, expliquée plus bas. On ne couvre et n’échange que des nombres argentés.',
      },
      {
        title: 'Annonce d’abord, montre ensuite',
        text: `Dès que tu vois une ligne, appuie sur « ${race.buttons.call} » ; les autres doivent attendre. Puis marque ses deux bouts, ajoute des tuiles Action et appuie sur « ${race.buttons.claim} » avant la fin du temps. Ce n’est qu’alors qu’on sait si elle est juste, sauf avec l’aide au calcul.`,
      },
      {
        title: 'Juste ou faux',
        text: 'Juste : un point par nombre. Ils deviennent rouges et peuvent compter encore une fois, dans l’autre sens. Faux ou trop tard : tout revient en place, et tu attends le prochain marqueur.',
      },
      {
        title: 'Rien à trouver ?',
        text: `Appuie sur « ${race.buttons.none} ». Dès qu’au moins la moitié de ceux qui cherchent encore le fait, le sablier démarre. Quand il s’est écoulé, ou si tous le disent, le marqueur est non résolu.`,
      },
      {
        title: 'La pioche et la fin',
        text: 'Après un marqueur impair, chacun pioche une tuile Action ; après un pair, seulement si personne n’en a. La partie finit au troisième marqueur non résolu, ou après le dernier de tous. Qui a le plus de points l’emporte ; à égalité, qui a le plus de tuiles Action.',
      },
    ],
    examples: {
      whole: '3 + 8 + 6 = 17, de case Somme à case Somme : 3 points.',
      cut: '9 + 8 = 17, mais la ligne continue. Une tuile posée face cachée sur le 2 l’arrête : 2 points.',
      double: '4 + 9 + 4 = 17 a deux fois le 4, il faut donc un Doublon : 3 points.',
    },
    words: [
      { term: 'Case Somme', meaning: 'où une ligne commence et s’arrête ; le dos de toute tuile Action' },
      { term: race.tiles.d, meaning: 'permet un nombre de ta ligne une fois de plus' },
      { term: race.tiles.x, meaning: 'échange un nombre argenté de ta ligne avec un autre hors d’elle' },
      { term: 'Nouveau nombre', meaning: 'couvre un nombre argenté de ta ligne par un autre nombre' },
    ],
    options:
      'En solo, on n’annonce pas : marque une ligne et valide-la. Le sablier démarre avec chaque marqueur, une ligne fausse le laisse non résolu, et tu pioches après chacun. Options : aide au calcul ; partie scellée, où chacun cache une ligne et la plus longue qui est juste compte.',
  },
  kakuzu: {
    goal: 'Un sudoku résolu est caché sous 81 pierres. Déduis où sont ses chiffres et gagne le plus de pierres.',
    steps: [
      {
        title: 'Ce que tu sais',
        text: 'Chaque rangée, chaque colonne et chaque carré de 3×3 contient une fois chaque chiffre de 1 à 9. Ce qui est découvert dit donc ce qui peut être sous les pierres.',
      },
      {
        title: 'Ouvrir les carrés',
        text: 'D’abord, chacun à son tour retire une pierre d’un carré encore entier, jusqu’à ce que les neuf en aient perdu une. Ces pierres ne sont à personne.',
      },
      {
        title: 'Un chiffre sort du sac',
        text: 'C’est ainsi que ton tour commence : trouve une pierre qui cache ce chiffre. Si c’est le 0, ton tour est fini aussitôt.',
      },
      {
        title: 'Choisis, puis retire',
        text: `Choisis n’importe quelle pierre, change d’avis si tu veux, et appuie sur « ${kakuzu.tray.lift} ». Tu peux prendre des notes sur les pierres ; personne d’autre ne les voit.`,
      },
      {
        title: 'Juste ou faux',
        text: 'Juste : tu gardes la pierre, et le chiffre suivant est pioché pour toi. Faux : la pierre va au joueur suivant, et ton tour est fini.',
      },
      {
        title: 'Retour au sac',
        text: 'Après chaque tour, les chiffres piochés retournent dans le sac. Un chiffre découvert à ses neuf places n’y revient plus.',
      },
      {
        title: 'La fin',
        text: 'Quand la dernière pierre est retirée, qui a le plus de pierres l’emporte ; à égalité, la victoire est partagée.',
      },
    ],
    examples: {
      sure: 'On cherche un 5. Il reste deux pierres dans le carré de gauche, et la rangée du haut a déjà son 5 : il est forcément sous la pierre soulevée.',
      kept: 'On cherchait un 5, et c’est un 5 : tu gardes la pierre.',
      missed: 'On cherchait un 5, mais c’est un 6 : la pierre va au joueur suivant.',
    },
    words: [
      { term: 'Pierre', meaning: 'cache un chiffre ; ce sont les pierres que l’on gagne' },
      { term: 'Grille', meaning: 'le sudoku sous les pierres' },
      { term: 'Carré', meaning: 'un des neuf blocs de 3×3 cases, à bord épais' },
    ],
    options:
      'En solo, la pierre d’une erreur ne va à personne. Options : après une trouvaille, chercher encore le même chiffre ; ou sans sac, tu annonces les chiffres, pour trois pierres par tour au plus ; temps de réflexion.',
  },
};
