import { z } from 'zod'
import { hostAndPort, list } from './list-setting.ts'

const onOff = z.enum(['on', 'off'], 'debe ser on u off')
const text = z.string().trim().min(1).max(300)
const days = 'debe ser un número entero entre 30 y 3650'
const seconds = 'debe ser un número entero entre 30 y 3600'

/** Settings of accounts, mail and the operator, as `config.ts` reads them. */
export const accountShape = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'debe empezar por smtp:// o smtps://')
    .optional()
    .describe('Servidor de correo. Sin él, los mensajes quedan en la carpeta outbox de los datos.'),
  MAIL_FROM: text
    .default('Aurelio <no-reply@localhost>')
    .describe('Remitente de los correos, como Aurelio <no-reply@ejemplo.es>.'),
  MAIL_BOUNCE_ADDRESS: z
    .email('debe ser una dirección de correo')
    .optional()
    .describe('Buzón al que vuelven los envíos que no llegan; se escribe a rebotes+código@.'),
  MAIL_REPORTS_IMAP_URL: z
    .string()
    .regex(/^imaps?:\/\//, 'debe empezar por imap:// o imaps://')
    .optional()
    .describe('Ese buzón por IMAP, como imaps://usuario:clave@correo.ejemplo.es/INBOX.'),
  MAIL_REPORTS_TOKEN: z
    .string()
    .min(16, 'debe tener al menos 16 caracteres')
    .optional()
    .describe('Con él, un servidor de correo entrega rebotes y quejas en POST /mail-reports.'),
  MAIL_ALLOWED_HOSTS: list(hostAndPort, 'debe ser una lista como 127.0.0.1:1025, correo.local:25')
    .optional()
    .describe(
      'Servidores de correo (nombre:puerto) que un espacio puede usar aunque estén en la red privada, en otro puerto o sin cifrar.',
    ),
  MAIL_DKIM_SELECTORS: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[\w.-]{1,63}$/.test(name)),
    )
    .default(['default', 'mail', 'dkim', 's1', 's2', 'k1', 'google', 'selector1', 'selector2'])
    .describe(
      'Nombres, separados por comas, con los que se busca en el DNS la firma DKIM del remitente antes de un envío.',
    ),
  AUTH_NEUTRAL_ERRORS: onOff
    .default('off')
    .describe('No revelar qué cuentas existen al entrar y al registrarse: on u off.'),
  EMAIL_VERIFICATION: onOff.default('off').describe('Exigir el correo confirmado para entrar: on u off.'),
  ADMIN_EMAILS: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter((email) => email !== ''),
    )
    .optional()
    .describe('Correos confirmados, separados por comas, de quienes administran. Sin él, la primera cuenta.'),
  REGISTRATION: z
    .enum(['open', 'invite', 'closed'], 'debe ser open, invite o closed')
    .default('open')
    .describe(
      'Quién puede crear una cuenta: open (cualquiera), invite (con una invitación) o closed (nadie). La primera siempre se puede.',
    ),
  REGISTRATION_DOMAINS: z
    .string()
    .transform((value) => value.split(',').map((domain) => domain.trim().replace(/^@/, '').toLowerCase()))
    .refine((domains) => domains.every((domain) => /^[^\s@]+\.[^\s@]+$/.test(domain)), {
      error: 'debe ser una lista de dominios, como agencia.es, estudio.com',
    })
    .optional()
    .describe(
      'Dominios de correo, separados por comas, con los que se puede crear una cuenta. Sin él, con todos.',
    ),
  AUDIT_RETENTION_DAYS: z.coerce
    .number(days)
    .int(days)
    .min(30, days)
    .max(3650, days)
    .default(365)
    .describe('Días que se guarda el registro de lo que hacen las cuentas.'),
  GOOGLE_CLIENT_ID: text.optional().describe('Identificador de cliente de Google, para entrar con Google.'),
  GOOGLE_CLIENT_SECRET: text.optional().describe('Secreto de cliente de Google.'),
  OIDC_NAME: text.max(60).default('OpenID').describe('Nombre del proveedor OpenID Connect en su botón.'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'debe ser una dirección completa' })
    .optional()
    .describe('Emisor del proveedor OpenID Connect, para entrar con él.'),
  OIDC_CLIENT_ID: text.optional().describe('Identificador de cliente en ese proveedor.'),
  OIDC_CLIENT_SECRET: text.optional().describe('Secreto de cliente en ese proveedor.'),
  TOKEN_SYNC_URL: z
    .url({ protocol: /^https?$/, error: 'debe ser una dirección completa' })
    .optional()
    .describe('Dirección que recibe un token firmado tras entrar (POST) y un aviso al salir (DELETE).'),
  TOKEN_SYNC_MAX_AGE: z.coerce
    .number(seconds)
    .int(seconds)
    .min(30, seconds)
    .max(3600, seconds)
    .default(300)
    .describe('Segundos que vale ese token.'),
  OPERATOR_NAME: text.optional().describe('Nombre de quien gestiona la instalación, para los términos.'),
  OPERATOR_ADDRESS: text.optional().describe('Domicilio de quien gestiona la instalación.'),
  OPERATOR_CONTACT: text.optional().describe('Correo o teléfono de quien gestiona la instalación.'),
}

type Values = z.infer<z.ZodObject<typeof accountShape>>

/** The settings in the words of the code. */
export function accountConfig(value: Values) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = value
  return {
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    bounceAddress: value.MAIL_BOUNCE_ADDRESS,
    reportsImapUrl: value.MAIL_REPORTS_IMAP_URL,
    reportsToken: value.MAIL_REPORTS_TOKEN,
    allowedHosts: value.MAIL_ALLOWED_HOSTS ?? [],
    dkimSelectors: value.MAIL_DKIM_SELECTORS,
    neutralErrors: value.AUTH_NEUTRAL_ERRORS === 'on',
    /** Neutral sign-up cannot sign in at once: that would tell a new mail from a known one. */
    emailVerificationRequired: value.EMAIL_VERIFICATION === 'on' || value.AUTH_NEUTRAL_ERRORS === 'on',
    adminEmails: value.ADMIN_EMAILS,
    registration: value.REGISTRATION,
    registrationDomains: value.REGISTRATION_DOMAINS,
    auditRetentionDays: value.AUDIT_RETENTION_DAYS,
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : undefined,
    oidc:
      OIDC_ISSUER && OIDC_CLIENT_ID
        ? {
            name: value.OIDC_NAME,
            issuer: OIDC_ISSUER.replace(/\/$/, ''),
            clientId: OIDC_CLIENT_ID,
            clientSecret: OIDC_CLIENT_SECRET,
          }
        : undefined,
    tokenSync: value.TOKEN_SYNC_URL
      ? { url: value.TOKEN_SYNC_URL, maxAgeSeconds: value.TOKEN_SYNC_MAX_AGE }
      : undefined,
    operator: {
      name: value.OPERATOR_NAME ?? '',
      address: value.OPERATOR_ADDRESS ?? '',
      contact: value.OPERATOR_CONTACT ?? '',
    },
  }
}

/** Settings that only make sense together; the name of the first that lacks its companion. */
export function lonelySetting(value: Values): string | null {
  if (Boolean(value.GOOGLE_CLIENT_ID) !== Boolean(value.GOOGLE_CLIENT_SECRET))
    return 'GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET'
  if (Boolean(value.OIDC_ISSUER) !== Boolean(value.OIDC_CLIENT_ID)) return 'OIDC_ISSUER y OIDC_CLIENT_ID'
  return null
}
