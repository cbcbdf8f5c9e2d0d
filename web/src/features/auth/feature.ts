import { ScrollText } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

/** The screens themselves are for anybody: `public.ts`. */
export const feature: Feature = {
  screens: [],
  commands: [
    {
      id: 'terms',
      name: 'Términos y condiciones',
      description: 'Las condiciones de uso y la privacidad',
      keywords: 'legal rgpd',
      path: '/terms',
      icon: ScrollText,
    },
  ],
}
