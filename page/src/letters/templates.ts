import { documentVersion, type NestedElement, type StoredPage } from '../document/schema.ts'

type Part = { type: string; name: string; props: Record<string, unknown> }

const heading = (text: string, level = 1): Part => ({
  type: 'heading',
  name: 'Título',
  props: { text, level, fontSize: level === 1 ? '28px' : '20px', color: 'token:text' },
})
const text = (words: string): Part => ({
  type: 'text',
  name: 'Texto',
  props: { text: words, color: 'token:text', fontSize: '16px' },
})
const button = (label: string, link = 'https://'): Part => ({
  type: 'button',
  name: 'Botón',
  props: {
    text: label,
    link,
    backgroundColor: 'token:primary',
    textColor: 'token:on-primary',
    padding: '14px 24px',
  },
})
const list = (...lines: string[]): Part => ({
  type: 'list',
  name: 'Lista',
  props: {
    items: lines.map((line) => ({ line })),
    gap: '8px',
    color: 'token:text',
    markerColor: 'token:primary',
    fontSize: '16px',
  },
})
const line: Part = { type: 'divider', name: 'Separador', props: {} }

const hello = 'Hola, {{nombre|buenos días}}'

/** Letters that an agency could send tomorrow, by their names. */
const parts: Record<string, { subject: string; parts: readonly Part[] }> = {
  blank: { subject: '', parts: [heading('Escribe aquí tu título'), text('Y aquí lo que quieres contar.')] },
  news: {
    subject: 'Lo que hemos hecho este mes',
    parts: [
      heading('Lo que hemos hecho este mes'),
      text(`${hello}:\n\nEste mes ha dado para mucho. Te lo contamos en dos minutos.`),
      heading('Un proyecto nuevo', 2),
      text('Cuenta aquí qué problema tenía tu cliente, qué hicisteis y qué cambió. Tres frases bastan.'),
      button('Leer la historia'),
      line,
      heading('Para guardar', 2),
      list(
        'Un consejo que puedan usar hoy',
        'Una herramienta que os ahorra tiempo',
        'Una lectura que merece la pena',
      ),
    ],
  },
  offer: {
    subject: '{{nombre|Hola}}, hasta el domingo tienes esto',
    parts: [
      heading('Solo hasta el domingo'),
      text(
        `${hello}:\n\nQueremos que pruebes lo que hacemos sin pensarlo dos veces. Por eso, hasta el domingo, te lo ponemos más fácil.`,
      ),
      list('Qué incluye, en una línea', 'Cuánto se ahorra', 'Cómo se pide'),
      button('Quiero la oferta'),
      text('Si tienes dudas, responde a este correo: lo lee una persona.'),
    ],
  },
  event: {
    subject: 'Te guardamos un sitio el jueves',
    parts: [
      heading('Nos vemos el jueves'),
      text(`${hello}:\n\nOrganizamos una charla corta y práctica, y nos gustaría que vinieras.`),
      list('Cuándo: jueves, a las 18:00', 'Dónde: en nuestra oficina o en línea', 'Cuánto dura: 45 minutos'),
      button('Reservar mi sitio'),
    ],
  },
  welcome: {
    subject: 'Bienvenida, {{nombre|gracias por estar aquí}}',
    parts: [
      heading('Nos alegra tenerte aquí'),
      text(
        'Gracias por apuntarte. Te escribiremos de vez en cuando, solo cuando tengamos algo que merezca tu tiempo.',
      ),
      heading('Mientras tanto', 2),
      list('Lo más leído de nuestra web', 'Los trabajos de los que estamos más contentos', 'Cómo trabajamos'),
      button('Ver por dónde empezar'),
    ],
  },
  launch: {
    subject: 'Ya está aquí',
    parts: [
      heading('Ya está aquí'),
      text(
        `${hello}:\n\nLlevamos meses preparándolo y hoy lo abrimos. Lo ves antes que nadie porque estás en esta lista.`,
      ),
      button('Verlo ahora'),
      text('Nos encantará saber qué te parece. Responde a este correo y cuéntanoslo.'),
    ],
  },
  tips: {
    subject: 'Tres ideas que puedes usar hoy',
    parts: [
      heading('Tres ideas que puedes usar hoy'),
      text(`${hello}:`),
      heading('1. La que menos cuesta', 2),
      text('Explícala con un ejemplo de verdad.'),
      heading('2. La que más se nota', 2),
      text('Di qué hay que hacer y cuánto se tarda.'),
      heading('3. La que casi nadie hace', 2),
      text('Y por qué funciona.'),
      button('Más ideas en la web'),
    ],
  },
  season: {
    subject: 'Antes de que empiece la temporada',
    parts: [
      heading('Antes de que empiece la temporada'),
      text(
        `${hello}:\n\nDentro de unas semanas tendremos la agenda llena. Si quieres asegurarte tu fecha, este es el momento.`,
      ),
      button('Elegir mi fecha'),
      text('A quien ya vino el año pasado le guardamos sitio hasta el viernes.'),
    ],
  },
  thanks: {
    subject: 'Gracias, de verdad',
    parts: [
      heading('Gracias, de verdad'),
      text(
        `${hello}:\n\nHa sido un placer trabajar contigo. ¿Nos ayudas con dos minutos? Tu opinión les sirve a otros para decidirse.`,
      ),
      button('Dejar mi opinión'),
      text('Y si conoces a alguien a quien podamos ayudar, reenvíale este correo.'),
    ],
  },
  reminder: {
    subject: 'Es mañana: te esperamos',
    parts: [
      heading('Es mañana'),
      text(`${hello}:\n\nSolo un recordatorio, por si se te ha pasado: mañana nos vemos.`),
      list('Cuándo: mañana, a las 18:00', 'Dónde: en nuestra oficina', 'Qué traer: nada, solo ganas'),
      button('Ver cómo llegar'),
      text('¿No puedes venir? Responde a este correo y le damos tu sitio a otra persona.'),
    ],
  },
  quote: {
    subject: '{{nombre|Hola}}, ¿le damos una vuelta a tu presupuesto?',
    parts: [
      heading('Tu presupuesto sigue en pie'),
      text(
        `${hello}:\n\nHace unos días te enviamos un presupuesto. No queremos meterte prisa; solo saber si te encaja o si hay algo que cambiar.`,
      ),
      heading('Lo que más nos preguntan', 2),
      list(
        'Se puede hacer por partes y empezar por lo urgente',
        'El precio no cambia hasta final de mes',
        'Si algo no te hace falta, se quita y baja',
      ),
      button('Hablarlo en diez minutos'),
      text('Y si al final lo has dejado para más adelante, dínoslo con una línea y no insistimos.'),
    ],
  },
  survey: {
    subject: 'Tres preguntas, un minuto',
    parts: [
      heading('¿Nos dedicas un minuto?'),
      text(
        `${hello}:\n\nQueremos hacerlo mejor y nadie lo ve con más claridad que tú. Son tres preguntas y no hay que registrarse.`,
      ),
      button('Responder ahora'),
      line,
      text('Leemos todas las respuestas. El mes que viene te contamos qué ha salido y qué vamos a cambiar.'),
    ],
  },
  reactivation: {
    subject: '{{nombre|Hola}}, ¿seguimos en contacto?',
    parts: [
      heading('Hace tiempo que no sabemos de ti'),
      text(
        `${hello}:\n\nTe apuntaste hace un tiempo y a lo mejor ya no te interesa lo que contamos. No pasa nada. Si quieres quedarte, esto es lo que te has perdido:`,
      ),
      list('Lo más útil de los últimos meses', 'Algo nuevo que hacemos', 'Un caso que se parece al tuyo'),
      button('Ponerme al día'),
      text(
        'Y si prefieres menos correos, abajo, en «Mis preferencias», puedes quedarte solo con las listas que te interesan. O darte de baja, sin rencores.',
      ),
    ],
  },
}

/** What a new letter begins with: its subject and its content. An unknown name is the blank one. */
export function letterTemplate(name: string): { subject: string; document: StoredPage } {
  const template = parts[name] ?? parts['blank']
  const inside = (template?.parts ?? []).map((part, at): NestedElement => ({
    ...part,
    id: `letter-${at + 1}`,
    props: { ...part.props },
  }))
  const root: NestedElement = {
    id: 'letter',
    type: 'container',
    name: 'Correo',
    props: { layout: 'vertical', padding: '0px', children: inside },
  }
  return { subject: template?.subject ?? '', document: { version: documentVersion, elements: [root] } }
}
