import { useNavigate } from 'react-router'
import { FormsScreen } from '../../features/forms/forms-screen.tsx'
import { formPath, openEditor } from '../../features/page-builder/editor-session.ts'

/** The forms of the workspace, which are changed in the page builder's editor. */
export function FormsRoute() {
  const navigate = useNavigate()
  return (
    <FormsScreen
      onEdit={(formId) => void navigate(formPath(formId))}
      onOpenPage={({ id, name }) => openEditor(navigate, { pageId: id, name })}
    />
  )
}
