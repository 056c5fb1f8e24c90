import { QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import { Dollars, Instant, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const rentalKinds = ['start', 'extension', 'swap', 'balance'] as const
export const swapReasons = ['maintenance', 'breakdown', 'preference'] as const

/**
 * docs/product/entities.md#rental Rental. `rentalStatus` is absent while the order is only held and after it lapsed;
 * `state` then says which. The client shows the allowed actions and has no copy of the rules.
 */
export const Rental = z.object({
  orderId: z.string(),
  /** What people call the order: five digits, never a key (docs/product/rental.md#number). */
  number: z.number(),
  transactionId: z.string(),
  carId: z.string(),
  areaId: z.string(),
  /** `start`, `extension`, `swap`, or `balance`: only something to pay. */
  kind: z.enum(rentalKinds),
  /** The order that an extension or a swap follows, or that a balance is owed for. */
  previousOrderId: z.optional(z.string()),
  /** Staff gave this car for one that is off the road: cancelling costs nothing until its keys. */
  isMoved: z.optional(z.boolean()),
  state: z.enum(['held', 'lapsed', 'booked', 'ended']),
  rentalStatus: z.optional(z.number()),
  rentalTitle: z.string(),
  rentalDescription: z.string(),
  adminMessage: z.optional(z.string()),
  confirmation: z.enum(['none', 'pending', 'confirmed', 'refused']),
  paid: z.boolean(),
  /**
   * Until when an answer to what was paid is promised; absent once there is one, or that time has passed. Of a held car,
   * if it is paid now.
   */
  answerBy: z.optional(Instant),
  /**
   * It is confirmed once the renter has done what staff asked, of it or of the booking whose car it changes; absent
   * otherwise. No answer is promised meanwhile.
   */
  waitsForChanges: z.optional(z.literal(true)),
  /** No moment is promised before the renter's papers, and their deposit, are complete; absent otherwise. */
  waitsForPapers: z.optional(z.literal(true)),
  dates: z.object({ start: WallTime, end: WallTime }),
  holdExpiresAt: z.optional(Instant),
  /** Seconds that the hold still has, by the server's clock. */
  holdSeconds: z.optional(z.number()),
  /** The hold was given back before its time was over, by the renter or by staff. */
  holdReleasedAt: z.optional(Instant),
  /** Where and when the car is handed over. */
  appointment: z.optional(PickupSlot),
  returnAppointment: z.optional(PickupSlot),
  maintenanceAppointment: z.optional(PickupSlot),
  /** While «I have arrived»: for the pickup or for the return. */
  arrivedFor: z.optional(z.enum(['pickup', 'return'])),
  /** The box with the keys: when it opens, and from then until the return its code (docs/product/rental.md#keys). */
  keyBox: z.optional(z.object({ opensAt: Instant, code: z.optional(z.string()) })),
  /** What the keys still wait for: papers, the rest of the deposit. Absent when nothing is awaited. */
  awaited: z.optional(
    z.array(
      z.object({
        code: z.string(),
        /** What a paper lacks; `submitted`: staff look at it, and the renter has nothing to do. */
        why: z.optional(z.string()),
        text: z.string(),
        /** What is to be paid for it, on `/payment`. */
        order: z.optional(z.string()),
      }),
    ),
  ),
  swapReason: z.optional(z.enum(swapReasons)),
  /** Odometer in miles, gas in eighths or charge in percent; of the segment's start and end. */
  startOdometer: z.optional(z.number()),
  startGas: z.optional(z.number()),
  startCharge: z.optional(z.number()),
  endOdometer: z.optional(z.number()),
  endGas: z.optional(z.number()),
  endCharge: z.optional(z.number()),
  pickedUpAt: z.optional(Instant),
  endedAt: z.optional(Instant),
  /** Since when a car that is still out is overdue: 6 hours after the end. */
  overdueSince: z.optional(Instant),
  /** From the minute of the end on while the car is out: what being late costs if it came back now. */
  late: z.optional(
    z.object({
      /** The end that was agreed, and until when being late costs nothing. */
      since: WallTime,
      graceUntil: WallTime,
      /** Started days so far, what each costs, and all of them with their tax. */
      days: z.number(),
      dayPrice: Dollars,
      cost: Dollars,
      /** Until when it stays at that. */
      until: WallTime,
      lines: z.array(QuoteLine),
    }),
  ),
  /** What staff asked the renter to change. */
  changesAsked: z.optional(z.string()),
  pm: z.string(),
  options: z.array(z.string()),
  insurancePlan: z.string(),
  contractVersion: z.optional(z.number()),
  /** Where a POST answers the contract as a PDF (docs/wire.md). */
  contractUrl: z.optional(z.string()),
  contractAcceptedAt: z.optional(Instant),
  /** Where to go, after payment only (docs/product/search.md#cars). */
  pickupAddress: z.optional(z.string()),
  /** Where that is, after payment only: so that who says to be there can be asked when they are not. */
  pickupPoint: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
  plate: z.optional(z.string()),
  confirmationNumber: z.optional(z.string()),
  paymentMethod: z.optional(z.string()),
  amountPaid: z.optional(Dollars),
  allowedActions: z.array(z.string()),
})
export type Rental = z.infer<typeof Rental>

/** What every action on a rental answers: the rental, and its new state by its name on the wire. */
export const RentalAnswer = z.object({
  rental: Rental,
  rentalStatus: z.optional(z.number()),
  rentalTitle: z.string(),
  rentalDescription: z.string(),
  adminMessage: z.optional(z.string()),
  confirmation: z.enum(['none', 'pending', 'confirmed', 'refused']),
  paid: z.boolean(),
  contractAcceptedAt: z.optional(Instant),
  allowedActions: z.array(z.string()),
})
export type RentalAnswer = z.infer<typeof RentalAnswer>
