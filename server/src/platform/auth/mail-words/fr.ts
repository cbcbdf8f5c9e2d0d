import type { AccountMailWords } from './words.ts'

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'long' })

export const fr: AccountMailWords = {
  hello: (name) => `Bonjour ${name},`,
  devices: { computer: 'Ordinateur', phone: 'Téléphone', tablet: 'Tablette' },
  program: (browser, system) => `${browser} sur ${system}`,
  unknown: 'non connu',
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    text: [
      'Vous avez demandé à changer le mot de passe de votre compte. Le lien est valable une heure et une seule fois.',
      'Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.',
    ],
    action: 'Choisir un mot de passe',
  },
  verify: {
    subject: 'Confirmez votre e-mail',
    text: ['Confirmez que cette adresse e-mail est la vôtre. Le lien est valable une heure.'],
    action: 'Confirmer mon e-mail',
  },
  changeEmail: {
    subject: 'Confirmez votre nouvel e-mail',
    text: [
      'Vous avez demandé à utiliser cette adresse pour votre compte. Le changement vaut dès que vous le confirmez ; le lien dure une heure.',
    ],
    action: 'Confirmer le changement',
  },
  emailChanged: {
    subject: 'L’e-mail de votre compte va changer',
    text: [
      'Quelqu’un qui a votre mot de passe a demandé à changer l’e-mail de votre compte. Si ce n’est pas vous, changez le mot de passe maintenant.',
    ],
  },
  passwordChanged: {
    subject: 'Votre mot de passe a changé',
    text: [
      'Le mot de passe de votre compte vient de changer. Si ce n’est pas vous, demandez-en un nouveau depuis l’écran de connexion.',
    ],
    action: 'Demander un nouveau mot de passe',
  },
  newOwner: (workspace) => ({
    subject: 'Un espace est maintenant à vous',
    text: [
      `La personne propriétaire de « ${workspace} » a supprimé son compte et vous a choisi pour reprendre l’espace.`,
    ],
    action: 'Ouvrir Aurelio',
  }),
  newDevice: ({ device, network, at }) => ({
    subject: 'Nouvelle connexion à votre compte',
    text: [
      'Quelqu’un vient de se connecter à votre compte depuis un appareil que nous ne connaissions pas.',
      `Appareil : ${device}`,
      `Réseau : ${network}`,
      `Moment : ${moment.format(at)}`,
      'Si c’est vous, il n’y a rien à faire. Sinon, changez le mot de passe maintenant et fermez les autres sessions.',
    ],
    action: 'Vérifier mes sessions',
  }),
  existingAccount: {
    subject: 'Vous avez déjà un compte',
    text: [
      'Quelqu’un a voulu s’inscrire avec cette adresse, qui a déjà un compte. Si c’est vous, connectez-vous.',
    ],
    action: 'Se connecter',
  },
}
