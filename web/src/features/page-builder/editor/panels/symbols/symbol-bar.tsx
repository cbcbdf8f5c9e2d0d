import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { leaveSymbol } from '../../../editor-session.ts'
import { Company } from '../people/company.tsx'
import { BackButton, Bar } from '../top-bar/bar.tsx'
import { ProjectName } from '../top-bar/project-name.tsx'
import { SaveStatusLine } from '../top-bar/save-status-line.tsx'
import { UndoRedo } from '../top-bar/undo-redo.tsx'
import { ViewportSwitcher } from '../top-bar/viewport-switcher.tsx'
import { TouchedPages } from './touched-pages.tsx'
import { FinishContext } from './use-finish.ts'

/** Above the canvas while a symbol is edited: what it is, where it stands, and the way back. */
export function SymbolBar({ panelButtons }: { panelButtons: ReactNode }) {
  const finish = use(FinishContext)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  if (!finish) return null
  return (
    <Bar>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <BackButton onClick={() => leaveSymbol(navigate, params)}>
          {params.get('from') === 'forms' ? t('Volver a los formularios') : t('Volver a la página')}
        </BackButton>
        <Badge tone="accent">{finish.symbol.isForm ? t('Formulario') : t('Símbolo')}</Badge>
        <ProjectName />
        <SaveStatusLine />
      </div>
      <div className="flex items-center gap-2 max-lg:order-1">
        {panelButtons}
        <ViewportSwitcher />
      </div>
      <div className="flex items-center gap-1 max-lg:order-1 lg:flex-1 lg:justify-end">
        <Company />
        <TouchedPages id={finish.symbol.id} />
        <UndoRedo />
      </div>
      <Button variant="primary" size="dense" busy={finish.isSaving} onClick={finish.run}>
        {t('Terminar')}
      </Button>
    </Bar>
  )
}
