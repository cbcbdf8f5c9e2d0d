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
}
