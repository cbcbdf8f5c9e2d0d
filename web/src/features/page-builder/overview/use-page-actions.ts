import type { PageSummary } from '@aurelio/contracts/pages'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { shortName } from '../../../platform/short-name.ts'
import { attempt } from '../../../ui/attempt.ts'
import { notify } from '../../../ui/toast.tsx'

type Named = Pick<PageSummary, 'id' | 'name'>
/** Letters of a page's name. */
const longestName = 200

/** What is done with pages on their cards; each is told in a toast, and can be taken back there where that is possible. */
export function usePageActions() {
  const { t } = useTranslation()
  const { mutateAsync: removePage } = useMutation(api.pages.remove.mutationOptions())
  const { mutateAsync: restorePage } = useMutation(api.pageOverview.restore.mutationOptions())
  const { mutateAsync: erasePage } = useMutation(api.pageOverview.erase.mutationOptions())
  const { mutateAsync: copyPage } = useMutation(api.pageOverview.duplicate.mutationOptions())
  const { mutateAsync: withdrawPage } = useMutation(api.pages.unpublish.mutationOptions())
  const { mutateAsync: cancelPlan } = useMutation(api.pages.unschedule.mutationOptions())
  const { mutateAsync: publishPage } = useMutation(api.pages.publish.mutationOptions())
  const undo = (onClick: () => void) => ({ action: { label: t('Deshacer'), onClick } })

  async function duplicate({ id, name }: Named) {
    const copyName = t('{{name}} (copia)', { name: name.slice(0, longestName - 16) })
    if (await attempt(() => copyPage({ id, name: copyName })))
      notify.success(t('«{{name}}» está duplicada', { name: shortName(name) }))
  }

  async function withdraw(page: PageSummary) {
    const { id, name, publication, version } = page
    if (!(await attempt(() => withdrawPage({ id })))) return
    // Publishing again would publish what has been saved since, which nobody asked for.
    const canUndo = publication?.version === version
    notify.success(
      t('«{{name}}» ya no está publicada', { name: shortName(name) }),
      canUndo ? undo(() => void attempt(() => publishPage({ id }))) : undefined,
    )
  }

  async function unplan({ id, name }: Named) {
    if (await attempt(() => cancelPlan({ id })))
      notify.success(t('«{{name}}» ya no se publicará sola', { name: shortName(name) }))
  }

  /** False where it is still there. */
  async function remove(pages: readonly Named[]): Promise<boolean> {
    const gone: Named[] = []
    for (const page of pages) {
      if (!(await attempt(() => removePage({ id: page.id })))) break
      gone.push(page)
    }
    const [first] = gone
    if (!first) return false
    const bringBack = async () => {
      for (const { id } of gone) await attempt(() => restorePage({ id }))
    }
    notify.success(
      gone.length === 1
        ? t('«{{name}}» está en la papelera', { name: shortName(first.name) })
        : t('{{count}} páginas están en la papelera', { count: gone.length }),
      { description: t('Se quedan ahí 30 días. Sus leads se conservan.'), ...undo(() => void bringBack()) },
    )
    return gone.length === pages.length
  }

  async function restore({ id, name }: Named) {
    if (await attempt(() => restorePage({ id })))
      notify.success(t('«{{name}}» está otra vez entre tus páginas', { name: shortName(name) }))
  }

  async function erase({ id, name }: Named): Promise<boolean> {
    const done = await attempt(() => erasePage({ id }))
    if (done) notify.success(t('Se ha borrado «{{name}}» del todo', { name: shortName(name) }))
    return done
  }

  /** As a ZIP that works by itself. What is missing in it is told. */
  async function save({ id, name }: Named) {
    const told = `exportar-${id}`
    notify.progress(t('Preparando el ZIP de «{{name}}»…', { name: shortName(name) }), { id: told })
    const saved = await attempt(async () => {
      const [{ exportPage }, { exportNotes }] = await Promise.all([
        import('../export/export-page.ts'),
        import('../export/export-notes.ts'),
      ])
      const exported = await exportPage(id)
      notify.success(t('«{{name}}» está exportada', { name: shortName(name) }), exportNotes(exported))
    })
    notify.dismiss(told)
    return saved
  }

  return { duplicate, unplan, withdraw, remove, restore, erase, save }
}
