export { checkQuiz, type Checked, type Finding, type FindingCode } from './check.ts'
export { chosenOptions, numberIn, scaleEnds, type Answers, type Quiz } from './model.ts'
export { runnerOf, type Runner, type Step, type Tally } from './run.ts'
export { stepsLeft } from './steps-left.ts'
