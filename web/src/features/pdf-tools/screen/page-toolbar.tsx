import { ArrowLeft, ArrowRight, Copy, FilePlus, RotateCw, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { deleted, duplicated, moved, turned, undone, withBlank } from '../state/edits.ts'
import { useBench, useBenchState } from '../bench-context.tsx'

const icon = { 'aria-hidden': true, className: 'size-4' } as const

/** What is done with the selected pages. */
export function PageToolbar() {
  const { t } = useTranslation()
  const { change, clear } = useBench()
  const total = useBenchState(({ pages }) => pages.length)
  const count = useBenchState(({ selected }) => selected.size)
  const canUndo = useBenchState(({ past }) => past.length > 0)
  const all = () =>
    change((state) => ({
      ...state,
      selected: new Set(count === total ? [] : state.pages.map(({ id }) => id)),
    }))
  const actions = [
    { text: t('Girar'), icon: <RotateCw {...icon} />, act: turned, needs: count > 0 },
    { text: t('Duplicar'), icon: <Copy {...icon} />, act: duplicated, needs: count > 0 },
    { text: t('Eliminar'), icon: <Trash2 {...icon} />, act: deleted, needs: count > 0 },
    {
      text: t('Mover antes'),
      icon: <ArrowLeft {...icon} />,
      act: (state: Parameters<typeof moved>[0]) => moved(state, -1),
      needs: count > 0,
    },
    {
      text: t('Mover después'),
      icon: <ArrowRight {...icon} />,
      act: (state: Parameters<typeof moved>[0]) => moved(state, 1),
      needs: count > 0,
    },
    { text: t('Página en blanco'), icon: <FilePlus {...icon} />, act: withBlank, needs: true },
    { text: t('Deshacer'), icon: <Undo2 {...icon} />, act: undone, needs: canUndo },
  ]
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold tabular-nums">{t('Páginas ({{total}})', { total })}</h2>
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="text-dense text-muted tabular-nums">
            {count > 0 && t('{{count}} seleccionadas', { count })}
          </p>
          <Button variant="ghost" size="dense" onClick={all}>
            {count === total ? t('Quitar la selección') : t('Seleccionar todas')}
          </Button>
          <Button variant="ghost" size="dense" onClick={clear}>
            {t('Vaciar la mesa')}
          </Button>
        </div>
      </div>
      <div role="group" aria-label={t('Páginas seleccionadas')} className="flex flex-wrap gap-2">
        {actions.map(({ text, icon: picture, act, needs }) => (
          <Button key={text} size="dense" icon={picture} disabled={!needs} onClick={() => change(act)}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
}
