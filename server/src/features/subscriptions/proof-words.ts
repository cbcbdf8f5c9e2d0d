import type { Mailing } from '../../platform/mail/message.ts'

type Source = 'form' | 'import' | 'team' | 'api'
type Words = {
  title: (list: string) => string
  person: string
  statement: string
  hash: string
  place: string
  asked: string
  confirmed: string
  left: string
  never: string
  page: string
  foot: string
  sources: Record<Source, string>
  /** Where it was a quiz that asked. */
  quiz: (name: string, version: number) => string
}

/** What the proof of a permission says on paper, and where it was given where that was on no page. */
export const proofWords: Record<Mailing['language'], Words> = {
  es: {
    title: (list) => `Prueba del permiso para «${list}»`,
    person: 'Persona',
    statement: 'Palabras que aceptó',
    hash: 'Huella de esas palabras (SHA-256)',
    place: 'Dónde',
    asked: 'Pedido (UTC)',
    confirmed: 'Confirmado (UTC)',
    left: 'Baja (UTC)',
    never: 'No consta',
    page: 'La misma prueba, firmada, que cualquiera puede comprobar',
    foot: 'Prueba de consentimiento',
    quiz: (name, version) => `En el quiz «${name}», versión ${version}`,
    sources: {
      form: 'En una página que ya no está publicada',
      import: 'Importación del equipo',
      team: 'La añadió el equipo',
      api: 'Por la API',
    },
  },
  en: {
    title: (list) => `Proof of permission for “${list}”`,
    person: 'Person',
    statement: 'Words that were agreed to',
    hash: 'Digest of those words (SHA-256)',
    place: 'Where',
    asked: 'Asked (UTC)',
    confirmed: 'Confirmed (UTC)',
    left: 'Unsubscribed (UTC)',
    never: 'Not on record',
    page: 'The same proof, signed, for anybody to check',
    foot: 'Proof of consent',
    quiz: (name, version) => `In the quiz “${name}”, version ${version}`,
    sources: {
      form: 'On a page that is no longer published',
      import: 'Imported by the team',
      team: 'Added by the team',
      api: 'By the API',
    },
  },
  fr: {
    title: (list) => `Preuve de l’accord pour « ${list} »`,
    person: 'Personne',
    statement: 'Mots acceptés',
    hash: 'Empreinte de ces mots (SHA-256)',
    place: 'Où',
    asked: 'Demandé (UTC)',
    confirmed: 'Confirmé (UTC)',
    left: 'Désinscription (UTC)',
    never: 'Inconnu',
    page: 'La même preuve, signée, que chacun peut vérifier',
    foot: 'Preuve de consentement',
    quiz: (name, version) => `Dans le quiz « ${name} », version ${version}`,
    sources: {
      form: 'Sur une page qui n’est plus publiée',
      import: 'Importée par l’équipe',
      team: 'Ajoutée par l’équipe',
      api: 'Par l’API',
    },
  },
  de: {
    title: (list) => `Nachweis der Einwilligung für „${list}“`,
    person: 'Person',
    statement: 'Worte, denen zugestimmt wurde',
    hash: 'Fingerabdruck dieser Worte (SHA-256)',
    place: 'Wo',
    asked: 'Angefragt (UTC)',
    confirmed: 'Bestätigt (UTC)',
    left: 'Abgemeldet (UTC)',
    never: 'Nicht bekannt',
    page: 'Derselbe Nachweis, signiert, für jeden überprüfbar',
    foot: 'Einwilligungsnachweis',
    quiz: (name, version) => `Im Quiz „${name}“, Version ${version}`,
    sources: {
      form: 'Auf einer Seite, die nicht mehr veröffentlicht ist',
      import: 'Vom Team importiert',
      team: 'Vom Team hinzugefügt',
      api: 'Über die API',
    },
  },
}
