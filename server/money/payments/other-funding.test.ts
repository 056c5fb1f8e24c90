import { expect, test } from 'vitest'
import { paymentState } from '#protocol/money/payments/payment-state.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, goodCard, holdCar } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'

const debitCard = { ...goodCard, number: '4000056655665556' }

test.each([
  ['debitCard', goodCard, 'debit', 'credit', 'creditCard', 2577.06],
  ['creditCard', debitCard, 'credit', 'debit', 'debitCard', 2502],
])(
  'a card of the other kind under %s is named and not charged, and the next press pays its sum',
  async (chosen, card, expects, funding, fitting, amount) => {
    const server = await testServer()
    const user = await buildUser(server)
    const order = await holdCar(server, user, await buildCar(server))
    const state = async () => (await server.as(user.token).read(paymentState, { order })).body
    const secret = await beginCardPayment(server, user, order, chosen)
    const said = await confirmAtGateway(server, secret, { ...card, expects })
    expect(said).toMatchObject({ http: 200, body: { status: 0, state: 'otherFunding', funding } })
    await server.work()
    expect(await state()).toEqual({ status: 1, state: 'pending' })

    const right = await beginCardPayment(server, user, order, fitting)
    await confirmAtGateway(server, right, { ...card, expects: funding })
    await server.work()
    expect(await state()).toMatchObject({ state: 'paid', confirmation: { amount } })
  },
)
