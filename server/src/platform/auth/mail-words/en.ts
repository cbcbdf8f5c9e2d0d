import type { AccountMailWords } from './words.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' })

export const en: AccountMailWords = {
  hello: (name) => `Hello, ${name},`,
  devices: { computer: 'Computer', phone: 'Phone', tablet: 'Tablet' },
  program: (browser, system) => `${browser} on ${system}`,
  unknown: 'not known',
  reset: {
    subject: 'Choose a new password',
    text: [
      'You asked to change the password of your account. The link is valid for one hour and works once.',
      'If you did not ask for it, do nothing: your password stays as it is.',
    ],
    action: 'Choose a password',
  },
  verify: {
    subject: 'Confirm your email',
    text: ['Confirm that this email address is yours. The link is valid for one hour.'],
    action: 'Confirm my email',
  },
  changeEmail: {
    subject: 'Confirm your new email',
    text: [
      'You asked to use this email address for your account. It changes once you confirm it; the link is valid for one hour.',
    ],
    action: 'Confirm the change',
  },
  emailChanged: {
    subject: 'The email of your account is about to change',
    text: [
      'Somebody with your password asked to change the email of your account. If it was not you, change the password now.',
    ],
  },
  passwordChanged: {
    subject: 'Your password has changed',
    text: [
      'The password of your account has just changed. If it was not you, ask for a new one from the sign-in screen.',
    ],
    action: 'Ask for a new password',
  },
  newOwner: (workspace) => ({
    subject: 'A workspace is now yours',
    text: [
      `The owner of “${workspace}” has deleted their account and has chosen you to take over the workspace.`,
    ],
    action: 'Open Aurelio',
  }),
  newDevice: ({ device, network, at }) => ({
    subject: 'New sign-in to your account',
    text: [
      'Somebody has just signed in to your account from a device that we did not know.',
      `Device: ${device}`,
      `Network: ${network}`,
      `Moment: ${moment.format(at)}`,
      'If it was you, there is nothing to do. If not, change the password now and end the other sessions.',
    ],
    action: 'Check my sessions',
  }),
  existingAccount: {
    subject: 'You already have an account',
    text: [
      'Somebody tried to sign up with this email address, which already has an account. If it was you, sign in.',
    ],
    action: 'Sign in',
  },
}
