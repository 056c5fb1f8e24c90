import { smallPicture } from './picture.ts'
import type { SignInMail } from './mail.ts'

type Fields = Record<string, string>

/** A POST as the app makes it; answers the body. */
export async function post(
  base: string,
  token: string | undefined,
  fields: Fields,
  files: Record<string, Blob> = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    lang: 'en',
    requestId: crypto.randomUUID(),
    ...fields,
  }))
    form.set(name, value)
  for (const [name, value] of Object.entries(files)) form.set(name, value, 'picture.png')
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const response = await fetch(`${base}/api`, {
    method: 'POST',
    body: form,
    ...(headers ? { headers } : {}),
  })
  return {
    http: response.status,
    body: (await response.json()) as Record<string, unknown> & { status: number },
  }
}

/** Somebody who has rented before: account, licence and insurance are there. Answers the session token. */
export async function knownRenter(
  base: string,
  email: string,
  readMail: (address: string) => Promise<SignInMail>,
): Promise<string> {
  await post(base, undefined, { objectType: 'userVerification', email })
  const { code } = await readMail(email)
  const signedIn = await post(base, undefined, { objectType: 'signIn', email, code })
  const person = {
    firstName: 'Ana',
    lastName: 'Núñez',
    phone: '+13055550123',
    birthDate: '1990-05-04',
  }
  const registered = await post(base, String(signedIn.body.token), {
    objectType: 'newUserRegistration',
    ...person,
    email,
    acceptedTerms: '1',
  })
  const token = String(registered.body.token)
  const picture = await smallPicture('licence.png')
  await post(
    base,
    token,
    {
      objectType: 'driverLicense',
      number: 'D1',
      country: 'US',
      state: 'CA',
      expirationDate: '2031-01-01',
    },
    { pictures: new Blob([new Uint8Array(picture.buffer)], { type: 'image/png' }) },
  )
  const insurance = {
    company: 'Bay Mutual',
    policyNumber: 'P1',
    expirationDate: '2031-01-01',
    liabilityLimits: '25000',
  }
  const insured = await post(base, token, { objectType: 'driverInsurance', ...insurance })
  if (insured.body.status !== 1) throw new Error(`not a renter: ${JSON.stringify(insured.body)}`)
  return token
}
