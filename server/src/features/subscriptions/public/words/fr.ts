import type { PageWords } from './page-words.ts'

export const fr: PageWords = {
  confirmTitle: (list) => `Voulez-vous recevoir « ${list} » ?`,
  confirmButton: 'Confirmer l’inscription',
  confirmed: (list) => `Vous êtes inscrit à « ${list} »`,
  confirmedText: 'Merci. Vous pouvez vous désinscrire quand vous voulez, depuis chaque message.',
  title: 'Ce que vous voulez recevoir',
  intro: (email) => `Nous écrivons à ${email}. Cochez ce que vous voulez continuer à recevoir.`,
  lists: 'Listes',
  pace: 'À quelle fréquence',
  paces: {
    each: 'Tous les messages, dès leur envoi',
    week: 'Un par semaine au plus',
    month: 'Un par mois au plus',
  },
  paceNote:
    'Si vous en choisissez moins, les autres envois de la semaine ou du mois ne vous parviennent pas. Les messages d’une série attendent leur tour : le lundi ou le premier du mois.',
  zone: 'Votre fuseau horaire',
  zoneOwn: (zone) => `Celui de qui vous écrit (${zone})`,
  zoneNote: 'Ainsi les messages vous arrivent à une bonne heure, même si vous vivez loin.',
  language: 'Dans quelle langue',
  languageOwn: (language) => `Celle de qui vous écrit (${language})`,
  languageNote: 'Ce qui n’est pas traduit vous parvient tel qu’il est écrit.',
  save: 'Enregistrer',
  saved: 'Vos préférences sont enregistrées.',
  leave: 'Me désinscrire',
  left: 'Nous ne vous écrirons plus',
  leftText: (sender) =>
    `${sender} ne vous enverra plus de messages. Si c’était une erreur, cochez ci-dessous ce que vous voulez recevoir.`,
  gone: 'Ce lien n’est plus valable',
  goneText:
    'Vos données ont peut-être déjà été effacées. Si vous recevez encore des messages, répondez à l’un d’eux.',
  data: 'Voir ou effacer mes données',
  dataNote: 'Nous vous envoyons un lien par courriel, pour que vous seul puissiez les voir.',
  dataSent: 'Regardez votre courriel',
  dataSentText: (email) =>
    `Nous avons envoyé à ${email} un lien vers vos données. Il est valable un jour. Si vous en avez demandé plusieurs aujourd’hui, utilisez le dernier.`,
  dataTitle: 'Vos données',
  dataIntro: (sender, whom) =>
    `Voici ce que ${sender} conserve pour vous écrire. Ce que vous avez envoyé par des formulaires est conservé ailleurs : demandez-le à ${whom}.`,
  email: 'Adresse',
  name: 'Nom',
  since: 'Depuis',
  consents: 'Vos accords',
  states: { pending: 'Non confirmé', confirmed: 'Confirmé', left: 'Désinscrit' },
  agreed: 'Mots que vous avez acceptés',
  asked: 'Demandé',
  confirmedAt: 'Confirmé',
  leftAt: 'Désinscription',
  letters: 'Messages que nous vous avons envoyés',
  noLetters: 'Aucun pour l’instant.',
  moreLetters: 'Il y en a d’autres : ils sont tous dans le téléchargement.',
  download: 'Tout télécharger (JSON)',
  erase: 'Effacer mes données',
  eraseTitle: 'Effacer vos données ?',
  eraseText: (sender) =>
    `Votre adresse, votre nom, vos accords et la liste de ce que ${sender} vous a envoyé sont effacés. C’est définitif. Seule reste une empreinte de votre adresse, illisible, pour ne plus jamais vous écrire sans que vous le demandiez.`,
  eraseButton: 'Oui, effacer mes données',
  back: 'Revenir sans rien effacer',
  erased: 'Vos données sont effacées',
  erasedText: (sender) =>
    `${sender} ne vous écrira plus, sauf si vous vous inscrivez et le confirmez de nouveau.`,
  stale: 'Ce lien n’est plus valable',
  staleText:
    'Il vaut un jour. Demandez-en un autre dans « Mes préférences », au bas de n’importe quel message.',
}
