import { type WordLanguage, wordLanguage } from '@aurelio/page'

type FootWords = {
  why: (sender: string, list: string) => string
  unsubscribe: string
  preferences: string
  inBrowser: string
}

const all: Record<WordLanguage, FootWords> = {
  es: {
    why: (sender, list) => `Recibes este correo de ${sender} porque estás en «${list}».`,
    unsubscribe: 'Darme de baja',
    preferences: 'Mis preferencias',
    inBrowser: 'Ver en el navegador',
  },
  en: {
    why: (sender, list) => `You receive this mail from ${sender} because you are on “${list}”.`,
    unsubscribe: 'Unsubscribe',
    preferences: 'My preferences',
    inBrowser: 'View in your browser',
  },
  fr: {
    why: (sender, list) => `Vous recevez ce message de ${sender} parce que vous êtes inscrit à « ${list} ».`,
    unsubscribe: 'Me désinscrire',
    preferences: 'Mes préférences',
    inBrowser: 'Voir dans le navigateur',
  },
  de: {
    why: (sender, list) => `Sie erhalten diese E-Mail von ${sender}, weil Sie „${list}“ bestellt haben.`,
    unsubscribe: 'Abmelden',
    preferences: 'Meine Einstellungen',
    inBrowser: 'Im Browser ansehen',
  },
  it: {
    why: (sender, list) => `Ricevi questa e-mail da ${sender} perché sei iscritto a «${list}».`,
    unsubscribe: 'Annulla iscrizione',
    preferences: 'Le mie preferenze',
    inBrowser: 'Vedi nel browser',
  },
  pt: {
    why: (sender, list) => `Recebe este e-mail de ${sender} porque está em «${list}».`,
    unsubscribe: 'Cancelar subscrição',
    preferences: 'As minhas preferências',
    inBrowser: 'Ver no navegador',
  },
  ca: {
    why: (sender, list) => `Reps aquest correu de ${sender} perquè ets a «${list}».`,
    unsubscribe: 'Donar-me de baixa',
    preferences: 'Les meves preferències',
    inBrowser: 'Veure al navegador',
  },
  eu: {
    why: (sender, list) => `${sender}(r)en mezu hau jaso duzu «${list}» zerrendan zaudelako.`,
    unsubscribe: 'Harpidetza utzi',
    preferences: 'Nire hobespenak',
    inBrowser: 'Nabigatzailean ikusi',
  },
  gl: {
    why: (sender, list) => `Recibes este correo de ${sender} porque estás en «${list}».`,
    unsubscribe: 'Darme de baixa',
    preferences: 'As miñas preferencias',
    inBrowser: 'Ver no navegador',
  },
}

/** What stands below every letter, in the language in which it is read. */
export function footWords(language: string): FootWords {
  return all[wordLanguage(language)]
}
