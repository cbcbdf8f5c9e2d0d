import { useNavigate } from 'react-router'
import { ClientHome } from '../../features/clients/client-home.tsx'
import { openEditor } from '../../features/page-builder/editor-session.ts'
import { WaitingReviews } from '../../features/reviews/waiting-reviews.tsx'

/** A client's home, with the reviews that wait for them; its pages are looked at where they are made. */
export function ClientRoute() {
  const navigate = useNavigate()
  return (
    <ClientHome
      waiting={<WaitingReviews />}
      onLook={({ id, name }) => openEditor(navigate, { pageId: id, name })}
    />
  )
}
