import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Check, fine, type Finding, worthALook, wrong } from './finding.ts'

const answerMs = 5000
const dayMs = 24 * 60 * 60 * 1000
/** Whoever renews by themselves does so a month before; with less than this left, nobody does. */
const fewDays = 14

/** The certificate of the public address, as a browser would judge it; nothing to look at without https. */
export const certificateCheck: Check = {
  about: 'Certificado',
  async look({ baseUrl }) {
    const { protocol, hostname, port } = new URL(baseUrl)
    if (protocol !== 'https:') return [fine('no hay: la dirección va sin https')]
    const shown = await shownBy(hostname, Number(port || 443))
    if (!shown)
      return [wrong(`${hostname} no muestra ninguno`, 'Revisa que el proxy esté en marcha y su puerto.')]
    return [judged(shown)]
  },
}

/** Until when it is valid, and what a browser would say against it. */
type Shown = { until: string; complaint: string | null }

export function judged({ until, complaint }: Shown): Finding {
  const days = Math.floor((Date.parse(until) - Date.now()) / dayMs)
  if (days < 0) return wrong(`caducó hace ${-days} días`, 'Renuévalo: los navegadores ya no dejan pasar.')
  if (complaint !== null)
    return wrong(
      `los navegadores no lo aceptan (${complaint})`,
      'Pon uno de ese nombre y de una autoridad conocida.',
    )
  if (days < fewDays)
    return worthALook(`caduca en ${days} días`, 'Renuévalo, y mira por qué no se ha renovado solo.')
  return fine(`vale ${days} días más`)
}

/** What stands there, and what is wrong with it; null where nothing answers. */
function shownBy(host: string, port: number): Promise<Shown | null> {
  return new Promise((resolve) => {
    // It is looked at whatever it is, and nothing is said to it.
    const servername = isIP(host) ? '' : host
    const socket = connect({ host, port, servername, rejectUnauthorized: false, timeout: answerMs })
    const end = (shown: Shown | null) => {
      socket.destroy()
      resolve(shown)
    }
    socket.once('secureConnect', () =>
      end({
        until: socket.getPeerCertificate().valid_to,
        complaint: socket.authorized ? null : String(socket.authorizationError),
      }),
    )
    socket.once('error', () => end(null))
    socket.once('timeout', () => end(null))
  })
}
