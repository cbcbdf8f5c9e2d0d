import type { LetterCheckFinding, LetterFindingCode } from '@aurelio/contracts/letter-findings'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { say, type Wording } from '../../../platform/i18n/wording.ts'

type About = Pick<LetterCheckFinding, 'about'>

const words: Record<LetterFindingCode, Wording<About>> = {
  'missing-subject': 'falta el asunto.',
  'empty-letter': 'el correo no dice nada todavía.',
  'empty-for-some': ({ about }) =>
    i18n.t(
      'A estas personas les llegaría un correo sin nada: {{about}}. Deja una pieza para todas, o cambia quién ve las demás.',
      { about },
    ),
  'block-segment-gone': ({ about }) =>
    i18n.t('una pieza es para un segmento que ya no existe: «{{about}}». Elige quién la ve.', { about }),
  'block-for-nobody': ({ about }) => i18n.t('Nadie de la lista verá esta pieza: «{{about}}».', { about }),
  'no-list': 'elige a qué lista va.',
  'nobody-there': 'en la lista no hay nadie que haya confirmado.',
  'no-segment': 'el segmento al que iba ya no existe. Elige otro, o toda la lista.',
  'missing-second-subject': 'falta el segundo asunto de la prueba.',
  'no-permission': ({ about }) =>
    i18n.t(
      'Personas que añadisteis sin que lo confirmaran por correo: {{about}}. Envía solo si os lo pidieron de verdad.',
      { about },
    ),
  'no-unsubscribe': 'El correo no lleva el enlace para darse de baja.',
  'sender-dkim': ({ about }) =>
    i18n.t(
      'No se ha encontrado la firma DKIM de {{about}} en su DNS: muchos servidores lo tratarán como correo no deseado.',
      { about },
    ),
  'missing-fallback': ({ about }) =>
    i18n.t('Si no se sabe el dato, quedará un hueco: {{about}}. Escribe qué poner, así: {{example}}', {
      about,
      example: '{{nombre|amigo}}',
    }),
  'dead-link': ({ about }) =>
    about === '' || about === '#' || about === 'https://'
      ? i18n.t('Un botón o enlace no lleva a ninguna parte.')
      : i18n.t('Este enlace no lleva a ninguna parte: {{about}}', { about }),
  'missing-alt': 'Una imagen no tiene descripción: quien no ve imágenes no sabrá qué hay.',
  'not-for-mail': ({ about }) =>
    i18n.t('El correo no puede mostrar esta pieza y saldrá sin ella: {{about}}', { about }),
  'inline-picture':
    'Una imagen está metida dentro del correo y muchos programas no la muestran. Súbela otra vez.',
  'no-postal-address':
    'Falta tu dirección postal, que la ley pide en cada envío. Ponla en Ajustes, datos legales.',
  'too-heavy': ({ about }) => i18n.t('Pesa {{about}} kB: por encima de 100 kB, Gmail lo corta.', { about }),
  'no-mail-server':
    'Esta instalación no tiene servidor de correo: pide a quien la administra que configure SMTP_URL.',
  'sender-spf': ({ about }) =>
    i18n.t(
      'El dominio {{about}} no dice quién puede enviar en su nombre (SPF): parte del correo acabará en spam.',
      { about },
    ),
  'sender-dmarc': ({ about }) =>
    i18n.t('El dominio {{about}} no tiene política DMARC: Gmail y Yahoo la piden para envíos a muchos.', {
      about,
    }),
}

/** What is wrong with a letter, and what to do about it. */
export function findingText({ code, about }: LetterCheckFinding): string {
  return say(words[code], { about })
}
