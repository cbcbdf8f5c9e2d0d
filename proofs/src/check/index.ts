export { type Check, type Finding, orderOf } from './check.ts'
export { checkHanded, checkText, type HandedProof, isValid } from './signature.ts'
export type {
  ConsentProof,
  DrawProof,
  DrawStep,
  ExperimentProof,
  JuryProof,
  ProofKind,
  Proofs,
  SignedProof,
} from './shapes.ts'
export { drawSteps } from './shapes.ts'
