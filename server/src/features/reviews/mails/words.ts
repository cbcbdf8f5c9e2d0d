import type { Mailing } from '../../../platform/mail/message.ts'

type Step = { subject: string; text: string }
type Words = {
  hello: (name: string) => string
  requested: (page: string) => Step
  commented: (page: string, by: string) => Step
  approved: (page: string, by: string) => Step
  rejected: (page: string, by: string) => Step
  open: string
  why: (address: string) => string
}

/** How a workspace writes of the steps of a review, by its language. */
export const reviewMailWords: Record<Mailing['language'], Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    requested: (page) => ({
      subject: `Te piden que revises «${page}»`,
      text: `Hay una versión de «${page}» que espera tu respuesta. Puedes comentarla, aprobarla o pedir cambios.`,
    }),
    commented: (page, by) => ({
      subject: `Comentarios nuevos en «${page}»`,
      text: `${by} ha comentado la revisión de «${page}».`,
    }),
    approved: (page, by) => ({
      subject: `Aprobada: «${page}»`,
      text: `${by} ha aprobado la versión de «${page}» que le enseñaste.`,
    }),
    rejected: (page, by) => ({
      subject: `Cambios pedidos: «${page}»`,
      text: `${by} pide cambios en la versión de «${page}» que le enseñaste.`,
    }),
    open: 'Abrir la revisión',
    why: (address) =>
      `Recibes este mensaje porque tienes activados los avisos por correo. Puedes quitarlos en ${address}`,
  },
  en: {
    hello: (name) => `Hello, ${name},`,
    requested: (page) => ({
      subject: `You are asked to review “${page}”`,
      text: `A version of “${page}” awaits your answer. You can comment on it, approve it or ask for changes.`,
    }),
    commented: (page, by) => ({
      subject: `New comments on “${page}”`,
      text: `${by} commented on the review of “${page}”.`,
    }),
    approved: (page, by) => ({
      subject: `Approved: “${page}”`,
      text: `${by} approved the version of “${page}” that you showed.`,
    }),
    rejected: (page, by) => ({
      subject: `Changes requested: “${page}”`,
      text: `${by} asks for changes in the version of “${page}” that you showed.`,
    }),
    open: 'Open the review',
    why: (address) =>
      `You receive this message because you have turned mail notices on. You can turn them off at ${address}`,
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    requested: (page) => ({
      subject: `On vous demande de relire « ${page} »`,
      text: `Une version de « ${page} » attend votre réponse. Vous pouvez la commenter, l’approuver ou demander des modifications.`,
    }),
    commented: (page, by) => ({
      subject: `Nouveaux commentaires sur « ${page} »`,
      text: `${by} a commenté la relecture de « ${page} ».`,
    }),
    approved: (page, by) => ({
      subject: `Approuvée : « ${page} »`,
      text: `${by} a approuvé la version de « ${page} » que vous avez montrée.`,
    }),
    rejected: (page, by) => ({
      subject: `Modifications demandées : « ${page} »`,
      text: `${by} demande des modifications dans la version de « ${page} » que vous avez montrée.`,
    }),
    open: 'Ouvrir la relecture',
    why: (address) =>
      `Vous recevez ce message car les avis par e-mail sont activés. Vous pouvez les désactiver sur ${address}`,
  },
  de: {
    hello: (name) => `Guten Tag, ${name},`,
    requested: (page) => ({
      subject: `Sie werden gebeten, „${page}“ zu prüfen`,
      text: `Eine Version von „${page}“ wartet auf Ihre Antwort. Sie können sie kommentieren, freigeben oder Änderungen erbitten.`,
    }),
    commented: (page, by) => ({
      subject: `Neue Kommentare zu „${page}“`,
      text: `${by} hat die Prüfung von „${page}“ kommentiert.`,
    }),
    approved: (page, by) => ({
      subject: `Freigegeben: „${page}“`,
      text: `${by} hat die gezeigte Version von „${page}“ freigegeben.`,
    }),
    rejected: (page, by) => ({
      subject: `Änderungen erbeten: „${page}“`,
      text: `${by} bittet um Änderungen an der gezeigten Version von „${page}“.`,
    }),
    open: 'Prüfung öffnen',
    why: (address) =>
      `Sie erhalten diese Nachricht, weil E-Mail-Hinweise eingeschaltet sind. Abschalten können Sie sie unter ${address}`,
  },
}
