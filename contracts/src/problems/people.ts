import type { Definitions } from './definitions.ts'

export const accountProblems = {
  OWN_ACCOUNT: { status: 409, detail: () => 'No puedes deshabilitar tu propia cuenta.' },
} satisfies Definitions

export const securityProblems = {
  WRONG_PASSWORD: { status: 403, detail: () => 'La contraseña no es correcta.' },
  SIGN_IN_AGAIN: {
    status: 403,
    detail: () => 'Por seguridad, cierra la sesión, vuelve a entrar y repítelo.',
  },
  EMAIL_TAKEN: { status: 409, detail: () => 'Ya existe una cuenta con este correo electrónico.' },
  LAST_OWNER: {
    status: 409,
    detail: () => 'Eres la única persona propietaria de un espacio compartido. Elige quién se queda con él.',
  },
  NO_SUCCESSOR: {
    status: 409,
    detail: () => 'La persona elegida ya no puede quedarse con el espacio. Elige a otra.',
  },
} satisfies Definitions

export const photoProblems = {
  TOO_FEW_PIXELS: {
    status: 422,
    detail: ({ pixels }: { pixels: number }) => `La imagen debe tener al menos ${pixels}x${pixels} píxeles.`,
  },
  TOO_MANY_PIXELS: {
    status: 422,
    detail: ({ pixels }: { pixels: number }) => `La imagen no debe exceder ${pixels}x${pixels} píxeles.`,
  },
  BROKEN_IMAGE: { status: 422, detail: () => 'La imagen no se puede leer.' },
} satisfies Definitions

export const workspaceProblems = {
  WRONG_NAME: { status: 409, detail: () => 'El nombre que has escrito no es el del espacio.' },
  ONLY_OWNER: {
    status: 409,
    detail: () => 'Es la única persona propietaria del espacio. Pon antes a otra.',
  },
  ALREADY_MEMBER: { status: 409, detail: () => 'Esta persona ya está en el espacio.' },
  WORKSPACE_FULL: {
    status: 409,
    detail: ({ members }: { members: number }) =>
      `El espacio ya tiene ${members} personas, con las invitadas: es el máximo de esta instalación.`,
  },
} satisfies Definitions

export const invitationProblems = {
  INVITATION_UNKNOWN: { status: 404, detail: () => 'Esta invitación no existe.' },
  INVITATION_EXPIRED: { status: 410, detail: () => 'Esta invitación ha caducado.' },
  INVITATION_USED: { status: 410, detail: () => 'Esta invitación ya se ha usado.' },
  INVITATION_REVOKED: { status: 410, detail: () => 'Esta invitación se ha retirado.' },
  INVITATION_FOR_OTHER: { status: 403, detail: () => 'Esta invitación es para otra dirección de correo.' },
} satisfies Definitions

export const tokenProblems = {
  /** What somebody came with is no token, or was revoked, or is over. */
  TOKEN_REFUSED: {
    status: 401,
    detail: () => 'El token no existe, ha caducado o se ha revocado. Crea otro en la configuración.',
  },
  /** The token is good, but was not let do this. */
  SCOPE_MISSING: {
    status: 403,
    detail: ({ scope }: { scope: string }) =>
      `A este token le falta el permiso ${scope}. Crea otro que lo tenga.`,
  },
  NOT_FOR_TOKENS: {
    status: 403,
    detail: () => 'Esto solo lo puede hacer una persona desde el panel: ningún token llega aquí.',
  },
  TOKENS_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `El espacio ya tiene ${most} tokens: es el máximo. Revoca el que no uses.`,
  },
} satisfies Definitions

export const installationProblems = {
  NO_MAIL_SERVER: { status: 409, detail: () => 'Esta instalación no tiene servidor de correo (SMTP_URL).' },
  /** The parameter is what the mail server, or the way to it, says. */
  MAIL_REFUSED: {
    status: 409,
    detail: ({ reason }: { reason: string }) => `El servidor de correo no lo ha aceptado: ${reason}`,
  },
} satisfies Definitions
