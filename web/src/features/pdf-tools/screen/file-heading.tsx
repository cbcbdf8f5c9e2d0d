import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../platform/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { movedFile } from '../state/edits.ts'
import type { Source } from '../state/model.ts'
import { useBench } from '../bench-context.tsx'

const icon = { 'aria-hidden': true, className: 'size-4' } as const

/** The name of a file above its pages, and what is done with it as a whole. */
export function FileHeading({ source }: { source: Source }) {
  const { t } = useTranslation()
  const { change, remove } = useBench()
  const { id, name, file, pages, repaired, encrypted } = source
  const facts = [
    t('{{count}} páginas', { count: pages }),
    formatBytes(file.size),
    ...(repaired ? [t('reparado al abrirlo')] : []),
    ...(encrypted ? [t('con contraseña')] : []),
  ]
  return (
    <div className="flex items-center gap-1 border-b pb-1">
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-sm font-medium" title={name}>
          {name}
        </h3>
        <p className="text-dense text-muted tabular-nums">{facts.join(' · ')}</p>
      </div>
      <IconButton
        size="dense"
        label={t('Mover {{name}} antes', { name })}
        icon={<ArrowUp {...icon} />}
        onClick={() => change((state) => movedFile(state, id, -1))}
      />
      <IconButton
        size="dense"
        label={t('Mover {{name}} después', { name })}
        icon={<ArrowDown {...icon} />}
        onClick={() => change((state) => movedFile(state, id, 1))}
      />
      <IconButton
        size="dense"
        label={t('Quitar {{name}}', { name })}
        icon={<X {...icon} />}
        onClick={() => remove(id)}
      />
    </div>
  )
}
