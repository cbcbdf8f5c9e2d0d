import { findProgram } from '@aurelio/media/programs'
import { videoRuntime } from '../../features/video-downloader/runtime.ts'
import type { Config } from '../../platform/config.ts'
import { createLog } from '../../platform/log/log.ts'
import { type Check, fine, type Finding, worthALook, wrong } from './finding.ts'

const answerMs = 5000
const longestClockMs = 30_000
/** No clock of today says less: this version is younger. */
const thisYear = 2026

export const mailCheck: Check = {
  about: 'Correo',
  async look({ accounts: { smtpUrl, mailFrom } }) {
    if (smtpUrl === undefined)
      return [
        worthALook(
          'no hay servidor de correo',
          'Pon SMTP_URL; hasta entonces los mensajes esperan en outbox.',
        ),
      ]
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: answerMs,
      greetingTimeout: answerMs,
      socketTimeout: answerMs,
    })
    try {
      await transport.verify()
      return [fine(`el servidor nos deja entrar; los correos salen como ${mailFrom}`)]
    } catch (error) {
      // What a mail server says holds no password.
      const reason = error instanceof Error ? error.message : String(error)
      return [
        wrong(
          `el servidor no nos deja entrar (${reason})`,
          'Revisa SMTP_URL: servidor, puerto, usuario y clave.',
        ),
      ]
    } finally {
      transport.close()
    }
  },
}

export const addressCheck: Check = {
  about: 'Dirección',
  async look({ port, baseUrl, baseUrlFixed, trustedProxy }) {
    const findings: Finding[] = []
    const here = await answerOf(`http://127.0.0.1:${port}`)
    findings.push(
      here?.ok === true
        ? fine(`el servidor responde en el puerto ${port}`)
        : worthALook(
            `nadie responde en el puerto ${port}`,
            'Si debería estar en marcha, arráncalo y mira su registro.',
          ),
    )
    if (!baseUrlFixed)
      return [...findings, worthALook('no hay dirección pública', 'Si se usa desde fuera, pon BASE_URL.')]
    if (here?.ok === true)
      findings.push(
        (await answerOf(baseUrl))?.ok === true
          ? fine(`${baseUrl} llega hasta aquí`)
          : wrong(`${baseUrl} no responde`, 'Revisa el DNS, el proxy, el certificado y el cortafuegos.'),
      )
    if (baseUrl.startsWith('http:') && !/\/\/(localhost|127\.)/.test(baseUrl))
      findings.push(worthALook('va sin https', 'Pon un proxy con certificado delante: Caddy lo hace solo.'))
    if (baseUrl.startsWith('https:') && !trustedProxy)
      findings.push(
        worthALook(
          'no se sabe qué proxy hay delante',
          'Pon TRUSTED_PROXY: sin él todas las visitas parecen una.',
        ),
      )
    return findings
  },
}

export const clockCheck: Check = {
  about: 'Reloj',
  async look({ baseUrl, baseUrlFixed }) {
    const now = new Date()
    if (now.getFullYear() < thisYear)
      return [
        wrong(`dice ${now.toISOString()}`, 'Ponlo en hora (NTP): las sesiones y los códigos dependen de él.'),
      ]
    const told = baseUrlFixed ? (await answerOf(baseUrl))?.headers.get('date') : null
    if (told && Math.abs(Date.parse(told) - Date.now()) > longestClockMs)
      return [worthALook('no coincide con el del proxy', 'Sincroniza los dos (NTP).')]
    return [fine(now.toISOString())]
  },
}

export const programCheck: Check = {
  about: 'Programas',
  async look(config: Config) {
    const runtime = videoRuntime(config, createLog('silent'))
    try {
      const findings: Finding[] = []
      for (const name of ['yt-dlp', 'ffmpeg', 'ffprobe'] as const) {
        const found = await findProgram(name, runtime.places)
        findings.push(
          found
            ? fine(`${name} ${found.version}`)
            : worthALook(
                `falta ${name}`,
                'Solo hace falta para descargar vídeos; en «Instalación» se dice cómo.',
              ),
        )
      }
      return findings
    } finally {
      await runtime.close()
    }
  },
}

async function answerOf(url: string): Promise<Response | null> {
  return fetch(`${url}/api/health/live`, { signal: AbortSignal.timeout(answerMs) }).catch(() => null)
}
