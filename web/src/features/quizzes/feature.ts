import { ListChecks, MessageCircleQuestion } from 'lucide-react'
import type { Feature } from '../../platform/feature.ts'
import { quizAnswersPath, quizBuilderPath, quizEditPath, quizFiguresPath } from './quiz-path.ts'

export const feature: Feature = {
  screens: [
    {
      path: quizAnswersPath,
      title: 'Quiz',
      section: { label: 'quiz', group: 'measure', position: 4 },
      load: async () => (await import('./answers/answers-screen.tsx')).AnswersScreen,
      command: {
        id: 'quiz',
        needs: 'quizzes.keep',
        name: 'Quiz',
        description: 'Lo que se contesta en tus cuestionarios',
        keywords: 'cuestionario test encuesta respuestas resultados',
        icon: MessageCircleQuestion,
      },
    },
    {
      path: quizFiguresPath(':id'),
      title: 'Respuestas del quiz',
      load: async () => (await import('./answers/figures-screen.tsx')).FiguresScreen,
    },
    {
      path: quizBuilderPath,
      title: 'Creador de quiz',
      section: { label: 'quiz-builder', group: 'capture', position: 11 },
      load: async () => (await import('./builder/builder-screen.tsx')).BuilderScreen,
      command: {
        id: 'quiz-builder',
        needs: 'quizzes.keep',
        name: 'Creador de quiz',
        description: 'Preguntas con lógica, puntos y resultados',
        keywords: 'cuestionario test encuesta crear lógica puntuación',
        icon: ListChecks,
      },
    },
    {
      path: quizEditPath(':id'),
      title: 'Editar quiz',
      load: async () => (await import('./builder/edit-screen.tsx')).EditScreen,
    },
  ],
}
