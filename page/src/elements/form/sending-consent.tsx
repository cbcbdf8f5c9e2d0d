/** @jsxRuntime automatic */

/** Comes with a form that showed `sendingConsent`; no field that somebody names begins so. */
export const agreedField = '_agreed'

export const sendingConsent =
  'Al enviar este formulario aceptas que usemos tus datos para atender tu petición.'

/** What a form says above its button that asks for no consent and gives no reason: none goes out without either. */
export function SendingConsent() {
  return (
    <>
      <p data-form-hint="">{sendingConsent}</p>
      <input type="hidden" name={agreedField} value="1" />
    </>
  )
}
