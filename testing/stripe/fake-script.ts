/**
 * What js.stripe.com answers in the browser tests: the part of Stripe.js that the payment screen uses, with plain
 * fields in the place of Stripe’s frame, and calls to api.stripe.com. It runs in the page, so it is text.
 */
export const fakeStripeScript = `
window.Stripe = (key) => {
  const api = async (path, fields) => {
    const response = await fetch('https://api.stripe.com/v1/' + path, {
      method: 'POST',
      headers: { authorization: 'Bearer ' + key },
      body: new URLSearchParams(fields),
    })
    const body = await response.json()
    return body.error ? { error: body.error } : { body }
  }
  const elements = (options) => {
    let number = ''
    const group = {
      options,
      update: async (more) => void Object.assign(options, more),
      submit: async () =>
        number.replace(/ /g, '').length < 16
          ? { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
          : {},
      typed: () => number,
      create: () => {
        const heard = {}
        const element = {
          on: (name, hear) => { heard[name] = hear; return element },
          mount: (box) => {
            const label = document.createElement('label')
            label.append('Number in the frame of Stripe')
            const input = document.createElement('input')
            input.addEventListener('input', () => {
              number = input.value
              heard.change?.({
                complete: number.replace(/ /g, '').length >= 16,
                empty: number === '',
                value: { type: 'card' },
              })
            })
            label.append(input)
            box.append(label)
            setTimeout(() => heard.ready?.({}))
          },
          destroy: () => {},
        }
        return element
      },
    }
    return group
  }
  return {
    elements,
    createConfirmationToken: async ({ elements: group }) => {
      const said = await api('confirmation_tokens', {
        number: group.typed(),
        setup_future_usage: group.options.setupFutureUsage ?? '',
      })
      return said.error ? said : { confirmationToken: said.body }
    },
    confirmPayment: async ({ clientSecret, confirmParams }) => {
      const id = clientSecret.split('_secret_')[0]
      const said = await api('payment_intents/' + id + '/confirm', {
        client_secret: clientSecret,
        ...(confirmParams.confirmation_token && { confirmation_token: confirmParams.confirmation_token }),
      })
      if (said.error) return said
      if (said.body.status !== 'requires_action') return { paymentIntent: said.body }
      const approved = window.confirm('Your bank asks: approve?') ? '1' : '0'
      const end = await api('payment_intents/' + id + '/bank', { approved })
      return end.error ? end : { paymentIntent: end.body }
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
}
`
