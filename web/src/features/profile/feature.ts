import { addresses } from '@aurelio/contracts/addresses'
import { Briefcase, Shield, SlidersHorizontal, UserRound } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'

const path = addresses.profile

export const feature: Feature = {
  screens: [
    {
      path,
      title: 'Mi Perfil',
      load: async () => (await import('./profile-screen.tsx')).ProfileScreen,
      command: {
        id: 'profile',
        name: 'Perfil',
        description: 'Tu nombre, tu foto y tu biografía',
        keywords: 'cuenta avatar',
        icon: UserRound,
      },
    },
  ],
  commands: [
    {
      id: 'security',
      name: 'Seguridad',
      description: 'Contraseña, dos factores, llaves de acceso y sesiones',
      keywords: 'contraseña 2fa passkey verificación en dos pasos',
      path: `${path}?tab=security`,
      icon: Shield,
    },
    {
      id: 'preferences',
      name: 'Preferencias',
      description: 'Tema, idioma, fechas y avisos',
      keywords: 'notificaciones oscuro claro formato de fecha',
      path: `${path}?tab=preferences`,
      icon: SlidersHorizontal,
    },
    {
      id: 'professional',
      name: 'Información Profesional',
      description: 'Tu cargo, tu empresa y tus habilidades',
      path: `${path}?tab=professional`,
      icon: Briefcase,
    },
  ],
}
