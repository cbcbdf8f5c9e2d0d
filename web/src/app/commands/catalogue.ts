import type { Abilities } from '@aurelio/contracts/access'
import { Keyboard, LogOut, SunMoon } from 'lucide-react'
import { destinations } from '../features.ts'
import { navigation } from '../navigation.ts'
import { type Command, isOffered } from '../command.ts'

/** What stands before everything else: 'Nuevo Proyecto' and 'Tareas' (dashboard.md §2), and what else is made often. */
const first = ['new-project', 'tasks', 'new-task', 'new-page']

const actions: readonly Command[] = [
  {
    id: 'toggle-theme',
    name: 'Cambiar de tema',
    description: 'Del modo oscuro al claro, y al revés',
    keywords: 'noche día color',
    icon: SunMoon,
    run: ({ toggleTheme }) => toggleTheme(),
  },
  {
    id: 'shortcuts',
    name: 'Atajos de teclado',
    description: 'Todo lo que se hace sin el ratón',
    keywords: 'teclas',
    icon: Keyboard,
    shortcut: '?',
    run: ({ showShortcuts }) => showShortcuts(),
  },
  {
    id: 'sign-out',
    name: 'Cerrar sesion',
    description: 'Salir de tu cuenta en este navegador',
    keywords: 'desconectar logout',
    icon: LogOut,
    run: ({ signOut }) => void signOut(),
  },
]

const inSidebar = navigation.flatMap((entry) => [entry.id, ...entry.children.map(({ id }) => id)])
const order = [...new Set([...first, ...inSidebar])]

/**
 * Everything the product offers, in the palette's order; the sidebar's screens come in the sidebar's.
 * @param workspaces what leads to the person's other workspaces
 */
export function commandsFor(can: Abilities, workspaces: readonly Command[] = []): Command[] {
  const named = order.flatMap((id) => destinations.filter((one) => one.id === id))
  const others = destinations.filter(({ id }) => !order.includes(id))
  return [...named, ...others, ...workspaces, ...actions].filter((command) => isOffered(command, can))
}
