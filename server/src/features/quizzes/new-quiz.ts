import type { QuizDocument } from '@aurelio/contracts/quiz-document'

/** What a new quiz is: a question, and a result for everybody. */
export function newQuiz(): QuizDocument {
  return {
    language: 'es',
    start: 'b1',
    scores: [{ id: 'puntos', name: 'Puntos' }],
    values: [],
    hidden: [],
    site: '',
    ties: 'first',
    nodes: [
      {
        id: 'b1',
        at: null,
        type: 'block',
        title: 'Primera pregunta',
        text: '',
        isGate: false,
        rules: [],
        questions: [
          {
            id: 'q1',
            kind: 'one',
            text: '¿Qué necesitas?',
            help: '',
            name: '',
            required: true,
            options: [option('o1', 'Una cosa'), option('o2', 'Otra cosa')],
            rows: [],
            min: null,
            max: null,
            low: '',
            high: '',
            weights: {},
            link: '',
            accept: 'any',
            allowsFollowUp: false,
            list: '',
          },
        ],
      },
      { id: 'fin', at: null, type: 'verdict' },
      {
        id: 'r1',
        at: null,
        type: 'result',
        title: 'Gracias por responder',
        text: 'Con lo que nos cuentas ya podemos ayudarte.',
        buttonText: '',
        buttonLink: '',
        redirect: '',
        sections: [],
        download: '',
        downloadText: '',
        label: '',
        mail: { subject: '', text: '' },
        rule: { by: 'rest' },
      },
    ],
    edges: [{ id: 'e1', from: 'b1', port: 'else', to: 'fin' }],
  }
}

function option(id: string, text: string) {
  return { id, text, picture: '', points: {}, result: '' }
}
