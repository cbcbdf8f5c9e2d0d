import type { HostRefusal, ProofResult } from '@aurelio/contracts/hosts'
import type { ProblemWords } from '../../../platform/api/error-text.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'

const refusals: Record<HostRefusal, string> = {
  malformed: 'Escribe un dominio como tienda.es o www.tienda.es.',
  unicode: 'Escribe el dominio sin eñes ni tildes: {{suggestion}}.',
  address: 'Escribe solo el dominio, sin https:// ni lo que va detrás: {{suggestion}}.',
  ip: 'Una dirección IP no vale: hace falta un dominio.',
  port: 'Escribe el dominio sin el puerto: {{suggestion}}.',
  'trailing-dot': 'Escribe el dominio sin el punto del final: {{suggestion}}.',
  local: 'Ese nombre solo existe en una red privada: hace falta un dominio público.',
  own: 'Ese dominio es el de este panel. Usa otro para el sitio.',
}

/** How the refusal of a host is worded. */
export const hostWords: ProblemWords = {
  HOST_REFUSED: ({ reason, suggestion }) =>
    suggestion === '' && reason !== 'malformed' && refusals[reason].includes('{{')
      ? i18n.t(refusals.malformed)
      : i18n.t(refusals[reason], { suggestion }),
  HOST_TAKEN: 'Ese dominio ya lo usa otro sitio de esta instalación.',
  SITE_WITHOUT_HOST: 'El sitio no tiene dominio propio: antes que un idioma, lo necesita él.',
  TOO_MANY_SITES: ({ most }) => i18n.t('Un espacio puede tener {{most}} sitios como mucho.', { most }),
}

/** What the search for the DNS record found, and what to do about it. */
export const proofWords: Record<Exclude<ProofResult, 'proven'>, string> = {
  missing:
    'Todavía no encontramos el registro. Un cambio en el DNS puede tardar desde unos minutos hasta un día: vuelve a comprobarlo más tarde.',
  different:
    'Hay un registro con ese nombre, pero su valor es otro. Copia el valor de aquí tal cual, sin espacios ni comillas.',
  'no-answer':
    'Los servidores DNS no han respondido. No es cosa tuya: vuelve a intentarlo dentro de un momento.',
}
