/**
 * What has happened in the product and what others may have to do about it. A feature tells an
 * event inside the transaction of what it did; the later wings list in their `wing.ts` what follows
 * from each. `at` is the instant of the change.
 */
export type DomainEvent =
  /**
   * A person has left: nothing that is theirs is open, and the account's row is still as it was. `email` is the
   * address, which the account has no more once `people` has heard of it.
   */
  | { kind: 'accountDeleted'; userId: string; email: string; at: Date }
  /** Staff say what a renter owes for: a damage, a toll. */
  | { kind: 'claimOpened'; claimId: string; orderId: string; at: Date }
  /** Somebody has shown that an address is theirs, by a link or a code that was mailed there. */
  | { kind: 'addressConfirmed'; email: string; at: Date }
  /** A person's driver, license or cover is another than before, or one more of them drives. */
  | { kind: 'driverChanged'; userId: string; at: Date }
  /** An order was given up before its keys; `kept` are the cents of rent and tax that stay with the company. */
  | {
      kind: 'orderEnded'
      orderId: string
      why: 'refused' | 'transferMissing' | 'cancelled' | 'noShow' | 'staffCancelled'
      /** Of money that did not come: what was promised, and whether its 24 hours were over. */
      missing?: 'cash' | 'transfer' | 'transferInTime' | undefined
      kept: { rent: number; tax: number }
      /** What becomes of what was paid, as far as it can be said. */
      money: 'goesBack' | 'asksAccount' | 'underWay' | 'kept' | 'nothing'
      message: string | undefined
      at: Date
    }
  /** An order holds for good: it is paid, its money is promised, or another car takes the place of its first. */
  | { kind: 'orderBooked'; orderId: string; at: Date }
  /** Staff decided on a license or an insurance; the driver says how. */
  | { kind: 'documentDecided'; driverId: string; document: 'license' | 'insurance'; at: Date }
  /** A person has given the license of one of their drivers, accepted or not. */
  | { kind: 'licenseGiven'; userId: string; at: Date }
  /** A job is over, one way or the other. */
  | { kind: 'jobEnded'; jobId: string; as: 'completed' | 'cancelled' | 'expired'; at: Date }
  /** A renter has the keys of a car; the order has its first readings. */
  | { kind: 'keysHandedOver'; orderId: string; at: Date }
  /**
   * A payment became paid and its order can still be booked for it. `seenBy` is who of the staff saw
   * the money; undefined when the gateway took it.
   */
  | {
      kind: 'paymentSettled'
      orderId: string
      paymentId: string
      seenBy: string | undefined
      at: Date
    }
  /** The car is back and the keys are given back; the order has its last readings. */
  | { kind: 'rentalReturned'; orderId: string; at: Date }
  /** Staff answered what a renter asked for beside a booking, which has an order by now. */
  | {
      kind: 'specialRequestAnswered'
      request: SpecialRequestFacts
      /** What they wrote, and who of them. */
      answer: string
      staffId: string
      at: Date
    }
  /** The renter took the offer for it, or did not. */
  | { kind: 'specialRequestDecided'; request: SpecialRequestFacts; at: Date }
  /** The next renter of a late car answers: a similar car, or everything back. */
  | {
      kind: 'wayOutChosen'
      orderId: string
      userId: string
      wayOut: 'similarCar' | 'refund'
      lang: 'en' | 'es'
      at: Date
    }

/** A special request as its thread tells of it; `price` is cents. */
type SpecialRequestFacts = {
  orderId: string
  userId: string
  kind: string
  status: string
  price: number
}

export type EventKind = DomainEvent['kind']

/** An event of one kind. */
export type EventOf<Kind extends EventKind> = Extract<DomainEvent, { kind: Kind }>
