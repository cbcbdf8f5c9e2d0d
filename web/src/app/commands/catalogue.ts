import {
  Briefcase,
  CalendarDays,
  FilePlus,
  FileText,
  FolderPlus,
  Inbox,
  Keyboard,
  ListPlus,
  ListTodo,
  LogOut,
  ScrollText,
  Shield,
  SlidersHorizontal,
  SunMoon,
  UsersRound,
} from 'lucide-react'
import { builderPath } from '../../features/page-builder/editor-session.ts'
import type { Command, CommandPerson } from './command.ts'
import { screens } from './screens.ts'

/** A client looks on (platform/auth/use-may-change.ts). */
const mayChange = ({ role }: CommandPerson) => role !== 'client'

const creation: readonly Command[] = [
  {
    id: 'new-project',
    name: 'Nuevo Proyecto',
    description: 'Da de alta un proyecto',
    keywords: 'crear añadir',
    path: '/projects/new',
    icon: FolderPlus,
    shortcut: 'n p',
    isFor: mayChange,
  },
  {
    id: 'tasks',
    name: 'Tareas',
    description: 'Lo que queda por hacer',
    keywords: 'pendientes todo',
    path: '/tasks',
    icon: ListTodo,
    shortcut: 'g t',
  },
  {
    id: 'new-task',
    name: 'Nueva tarea',
    description: 'Apunta una tarea con su fecha y su responsable',
    keywords: 'crear añadir',
    path: '/tasks/new',
    icon: ListPlus,
    shortcut: 'n t',
    isFor: mayChange,
  },
  {
    id: 'new-page',
    name: 'Nueva Página',
    description: 'Empieza con una plantilla o con un lienzo en blanco',
    keywords: 'crear landing plantilla',
    path: `${builderPath}/new-page`,
    icon: FilePlus,
    shortcut: 'n w',
  },
]

const more: readonly Command[] = [
  {
    id: 'leads',
    name: 'Leads',
    description: 'Lo que las personas han enviado desde tus páginas',
    keywords: 'contactos formularios',
    path: `${builderPath}/leads`,
    icon: Inbox,
    shortcut: 'g l',
  },
  {
    id: 'calendar',
    name: 'Calendario',
    description: 'Las fechas de entrega de todos tus proyectos',
    keywords: 'agenda mes',
    path: '/calendar',
    icon: CalendarDays,
    shortcut: 'g c',
  },
  {
    id: 'pdf-tools',
    name: 'Herramientas PDF',
    description: 'Une, separa, ordena y gira tus PDF',
    path: '/dashboard/tools/pdf-tools',
    icon: FileText,
  },
  {
    id: 'security',
    name: 'Seguridad',
    description: 'Contraseña, dos factores, llaves de acceso y sesiones',
    keywords: 'contraseña 2fa passkey',
    path: '/dashboard/profile?tab=security',
    icon: Shield,
  },
  {
    id: 'preferences',
    name: 'Preferencias',
    description: 'Tema, idioma, fechas y avisos',
    keywords: 'notificaciones oscuro claro',
    path: '/dashboard/profile?tab=preferences',
    icon: SlidersHorizontal,
  },
  {
    id: 'professional',
    name: 'Información Profesional',
    description: 'Tu cargo, tu empresa y tus habilidades',
    path: '/dashboard/profile?tab=professional',
    icon: Briefcase,
  },
  {
    id: 'accounts',
    name: 'Cuentas',
    description: 'Quién puede entrar en esta instalación',
    keywords: 'administrar usuarios personas',
    path: '/settings/accounts',
    icon: UsersRound,
    isFor: ({ isAdministrator }) => isAdministrator,
  },
  {
    id: 'terms',
    name: 'Términos y condiciones',
    description: 'Las condiciones de uso y la privacidad',
    keywords: 'legal rgpd',
    path: '/terms',
    icon: ScrollText,
  },
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

/** Everything the product offers, in the palette's order: 'Nuevo Proyecto' and 'Tareas' first (dashboard.md §2). */
export function commandsFor(person: CommandPerson): Command[] {
  return [...creation, ...Object.values<Command>(screens), ...more].filter(
    ({ isFor }) => isFor?.(person) ?? true,
  )
}
