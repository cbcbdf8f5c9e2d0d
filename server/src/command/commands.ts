import type { Command } from './command.ts'

type Listed = { summary: string; load: () => Promise<Command> }

/** Every command by its name, with what it is for; each is loaded when it is called. */
export const commands: Readonly<Record<string, Listed>> = {
  backup: {
    summary: 'Guarda la instalación entera en un archivo, también mientras funciona.',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    summary: 'Devuelve lo guardado a una instalación vacía.',
    load: async () => (await import('./restore.ts')).restore,
  },
  doctor: {
    summary: 'Mira ajustes, carpetas, disco, base, correo, reloj, dirección y programas.',
    load: async () => (await import('./doctor/doctor.ts')).doctor,
  },
  user: {
    summary: 'Crea cuentas, cambia contraseñas, deshabilita y da o quita la administración.',
    load: async () => (await import('./user.ts')).user,
  },
  move: {
    summary: 'Lleva una instalación de SQLite a PostgreSQL; si se corta, sigue donde estaba.',
    load: async () => (await import('./move/move.ts')).move,
  },
  export: {
    summary: 'Guarda lo que hay en un espacio de trabajo en un ZIP de JSON y archivos.',
    load: async () => (await import('./export.ts')).exportWorkspace,
  },
  images: {
    summary: 'Optimiza las imágenes de una carpeta en otra, sin tocar las originales.',
    load: async () => (await import('./images/images.ts')).images,
  },
  'draw-check': {
    summary: 'Repite el cálculo de un sorteo publicado, sin red: dice si todo cuadra.',
    load: async () => (await import('./draw-check.ts')).drawCheck,
  },
}
