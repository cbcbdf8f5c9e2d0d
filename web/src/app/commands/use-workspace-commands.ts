import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSwitch } from '../../features/workspace/switch/use-switch.ts'
import { api } from '../../platform/api/client.ts'
import type { Command } from '../command.ts'

/** Going to another workspace of the person, and making one; asked for while the palette is open. */
export function useWorkspaceCommands({
  isWanted,
  create,
}: {
  isWanted: boolean
  create: () => void
}): Command[] {
  const { t } = useTranslation()
  const go = useSwitch()
  const { data } = useQuery(api.workspaces.list.queryOptions({ enabled: isWanted }))
  const others = (data?.items ?? []).filter(({ active }) => !active)
  return [
    ...others.map(({ id, name, unread }): Command => ({
      id: `workspace:${id}`,
      name: t('Cambiar a «{{name}}»', { name }),
      description: unread > 0 ? t('{{number}} sin leer', { number: unread }) : t('Otro de tus espacios'),
      keywords: 'espacio workspace',
      icon: ArrowLeftRight,
      run: () => go(id),
    })),
    {
      id: 'new-workspace',
      name: 'Crear espacio',
      description: 'Aparte de los otros: con su gente, sus proyectos y sus páginas',
      keywords: 'nuevo workspace agencia',
      icon: Plus,
      run: create,
    },
  ]
}
