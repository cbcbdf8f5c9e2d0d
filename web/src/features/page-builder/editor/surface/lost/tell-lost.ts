import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { loadPart } from '../../../../../platform/load-part.ts'
import { notify } from '../../../../../ui/toast.tsx'
import type { EditorSync } from '../../sync/state/editor-sync.ts'

/**
 * Tells each step that found no place among what others did; it stays until the person has put it elsewhere, or closes it.
 * Returns what ends that.
 */
export function tellLost({ store, people }: EditorSync): () => void {
  return people.subscribe(({ lost }, before) => {
    const more = lost.slice(before.lost.length)
    if (more.length > 0) void tell(more)
  })

  async function tell(steps: ReturnType<typeof people.getState>['lost']) {
    const { putAtEnd, rescuable } = await loadPart(() => import('./put-back.ts'))
    for (const step of steps) {
      const kept = rescuable(step)
      notify.error(
        i18n.t('Alguien ha quitado el elemento mientras lo cambiabas: tu cambio no está en la página.'),
        {
          id: `lost-${step.session}-${step.n}`,
          ...(kept && {
            action: { label: i18n.t('Poner al final'), onClick: () => putAtEnd(store, kept) },
          }),
        },
      )
    }
  }
}
