import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { PageActionProps } from '../../platform/feature.ts'
import { visitsOfPage } from './visits-path.ts'

/** Opens the figures of a card's page. */
export function VisitsOfCard({ page }: PageActionProps) {
  const navigate = useNavigate()
  useEffect(() => void navigate(visitsOfPage(page.id)), [navigate, page.id])
  return null
}
