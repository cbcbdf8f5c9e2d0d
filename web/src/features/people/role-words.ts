import type { Role } from '@aurelio/contracts/session'

export const roleNames = {
  owner: 'Propietario',
  admin: 'Administrador',
  member: 'Miembro',
  client: 'Cliente',
} as const satisfies Record<Role, string>
