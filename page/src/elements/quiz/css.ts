import { formCss } from '../form/css.ts'

const quiz = [
  '.aurelio-page [data-quiz]{display:flex;flex-direction:column;gap:16px;min-width:0}',
  '.aurelio-page [data-quiz] form{width:100%;position:relative}',
  '.aurelio-page [data-quiz-title]:focus{outline:0}',
  '.aurelio-page [data-quiz] [data-form-error] ul{margin:6px 0 0;padding-left:20px}',
  '.aurelio-page [data-quiz] [data-form-error] p{margin:0}',
  '.aurelio-page [data-quiz] [data-form-error] a{color:inherit}',
  '.aurelio-page [data-quiz-scale]{display:flex;flex-direction:column;gap:6px}',
  '.aurelio-page [data-quiz-ends]{display:flex;justify-content:space-between;gap:16px;margin:0}',
  '.aurelio-page [data-quiz-group]{gap:14px}',
  '.aurelio-page [data-quiz] [data-form-check] img{width:96px;height:72px;object-fit:cover;border-radius:8px}',
  '.aurelio-page [data-quiz-film]{display:flex;flex-direction:column;gap:10px}',
  '.aurelio-page [data-quiz-film]>video{width:100%;height:auto;aspect-ratio:16/9;background:#000}',
  '.aurelio-page [data-quiz-film-gone]{margin:0;padding:16px;border:1px dashed;border-radius:8px}',
  '.aurelio-page [data-quiz-section]{margin:12px 0 0;font-size:22px;line-height:1.3}',
  '.aurelio-page [data-quiz-picture]{max-width:100%;height:auto;border-radius:12px}',
].join('\n')

export const quizCss = `${formCss}\n${quiz}`
