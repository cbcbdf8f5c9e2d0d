import type { Mailing } from '../../../platform/mail/message.ts'

type Words = {
  hello: (name: string) => string
  subject: (page: string, leads: number) => string
  filled: (page: string, leads: number) => string
  more: (leads: number) => string
  nothing: string
  open: string
  why: (address: string) => string
}

/** How a workspace writes of new leads, by its language. */
export const leadMailWords: Record<Mailing['language'], Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: (page, leads) => (leads === 1 ? `Nuevo lead en ${page}` : `${leads} leads nuevos en ${page}`),
    filled: (page, leads) =>
      leads === 1
        ? `Alguien ha rellenado el formulario de «${page}».`
        : `${leads} personas han rellenado el formulario de «${page}».`,
    more: (leads) => `Y ${leads} más en la lista de leads.`,
    nothing: '(sin datos)',
    open: 'Ver los leads',
    why: (address) =>
      `Recibes este mensaje porque tienes activados los avisos por correo. Puedes quitarlos en ${address}`,
  },
  en: {
    hello: (name) => `Hello, ${name},`,
    subject: (page, leads) => (leads === 1 ? `New lead on ${page}` : `${leads} new leads on ${page}`),
    filled: (page, leads) =>
      leads === 1
        ? `Somebody has filled in the form of “${page}”.`
        : `${leads} people have filled in the form of “${page}”.`,
    more: (leads) => `And ${leads} more in the list of leads.`,
    nothing: '(no data)',
    open: 'See the leads',
    why: (address) =>
      `You get this message because notices by mail are switched on. You can switch them off at ${address}`,
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    subject: (page, leads) =>
      leads === 1 ? `Nouveau lead sur ${page}` : `${leads} nouveaux leads sur ${page}`,
    filled: (page, leads) =>
      leads === 1
        ? `Quelqu’un a rempli le formulaire de « ${page} ».`
        : `${leads} personnes ont rempli le formulaire de « ${page} ».`,
    more: (leads) => `Et ${leads} de plus dans la liste des leads.`,
    nothing: '(sans données)',
    open: 'Voir les leads',
    why: (address) =>
      `Vous recevez ce message parce que les avis par e-mail sont activés. Vous pouvez les désactiver sur ${address}`,
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    subject: (page, leads) => (leads === 1 ? `Neuer Lead auf ${page}` : `${leads} neue Leads auf ${page}`),
    filled: (page, leads) =>
      leads === 1
        ? `Jemand hat das Formular von „${page}“ ausgefüllt.`
        : `${leads} Personen haben das Formular von „${page}“ ausgefüllt.`,
    more: (leads) => `Und ${leads} weitere in der Liste der Leads.`,
    nothing: '(ohne Angaben)',
    open: 'Leads ansehen',
    why: (address) =>
      `Sie erhalten diese Nachricht, weil Hinweise per E-Mail eingeschaltet sind. Abschalten können Sie sie unter ${address}`,
  },
}
