// Written by scripts/db-types.mjs from the migrations. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

interface AccountBlockTable {
  id: string
  user_id: string
  reason: string
  starts_at: Date
  ends_at: Date | null
  made_by: string
  lifted_at: Date | null
  lifted_by: string | null
}

interface AccountExportTable {
  id: string
  user_id: string
  language: string
  asked_at: Date
  begun_at: Date | null
  ready_at: Date | null
  byte_size: number | null
  ends_at: Date | null
}

interface ApiKeyTable {
  id: string
  name: string
  token_hash: string
  starts: string
  rights: string[]
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  ended_at: Date | null
}

interface AppUserTable {
  id: string
  email: string
  email_verified_at: Date | null
  first_name: string | null
  last_name: string | null
  phone: string | null
  whatsapp: string | null
  social: string | null
  birth_date: string | null
  language: Generated<string>
  avatar: string | null
  area_id: string | null
  referred_by: string | null
  terms_accepted_at: Date | null
  demo: Generated<boolean>
  created_at: Generated<Date>
  unconfirmed: Generated<boolean>
  joined_no: Generated<number>
  referred_by_no: number | null
  invitation_id: string | null
  deleted_at: Date | null
  notice_from: Generated<number>
  notice_to: Generated<number>
  search_words: GeneratedAlways<string | null>
  source_id: string | null
  imported_at: Date | null
  invited_at: Date | null
}

interface AppointmentSeatTable {
  area_id: string
  starts_at: Date
  seat: number
  kind: string
  order_id: string
  price_cents: number
}

interface AreaTable {
  id: string
  slug: string
  name_en: string
  name_es: string
  state: string
  zone: string
  gas_price_cents: number
  centre_latitude: number
  centre_longitude: number
  pickup_address: string
  opens: Generated<string>
  closes: Generated<string>
  slot_capacity: Generated<number>
  kwh_price_cents: Generated<number>
  tax_lines: Generated<unknown>
  other_hours: Generated<string>
  town_latitude: number | null
  town_longitude: number | null
}

interface AreaWithJobsTable {
  area_id: string
  reached_at: Date
}

interface AuditEntryTable {
  id: GeneratedAlways<number>
  staff_id: string
  at: Date
  action: string
  subject: string
  details: unknown
}

interface BackupRunTable {
  id: string
  kind: string
  began_at: Date
  ended_at: Date | null
  succeeded: boolean | null
  outcome: string | null
}

interface BlockMarkTable {
  block_id: string
  kind: string
  hash: string
}

interface BookedElsewhereTable {
  order_id: string | null
  car_id: string | null
}

interface BooksTable {
  single: Generated<boolean>
  zone: string | null
  account_names: Generated<unknown>
  changed_at: Date | null
  changed_by: string | null
}

interface BusyCalendarTable {
  id: string
  car_id: string
  name: string
  url: string
  saved_by: string
  saved_at: Date
  next_read_at: Date
  read_at: Date | null
  etag: string | null
  last_modified: string | null
  failing_since: Date | null
  failure: string | null
  emptied_at: Date | null
  emptied_from: number | null
  ended_at: Date | null
  ended_by: string | null
}

interface BusyOverlapTable {
  calendar_id: string | null
  car_id: string | null
  name: string | null
  busy: string | null
  occupancy_id: number | null
  kind: string | null
  order_id: string | null
  period: string | null
  expires_at: Date | null
  seen: boolean | null
}

interface BusyOverlapSeenTable {
  calendar_id: string
  occupancy_id: number
  busy_from: Date
  seen_by: string
  seen_at: Date
}

interface BusyTimeTable {
  calendar_id: string
  period: string
}

interface CalendarLinkTable {
  id: string
  token_hash: string
  car_id: string | null
  area_id: string | null
  user_id: string | null
  lang: string
  made_by: string
  made_at: Date
}

interface CarTable {
  id: string
  external_ref: string | null
  area_id: string
  subtype_id: string
  type_id: string
  make: string
  model: string
  year: number
  colour: string
  plate: string
  seats: number
  doors: Generated<number>
  transmission: Generated<string>
  fuel: string
  mpg: number | null
  tank_gallons: Generated<string>
  day_cents: number
  week_cents: number
  month_cents: number
  mile_cents: number
  deposit_minimum_cents: number
  deposit_maximum_cents: number
  minimum_rental_days: Generated<number>
  included_miles_per_day: Generated<number>
  odometer: Generated<number>
  latitude: number
  longitude: number
  city: string
  address: string
  features: Generated<string[]>
  photos: Generated<string[]>
  current_price_modifier: string | null
  rating: string | null
  review_count: Generated<number>
  trips: Generated<number>
  status: Generated<string>
  created_at: Generated<Date>
  battery_kwh: string | null
  odometer_read_at: Date | null
  search_text: GeneratedAlways<string | null>
  vin: string | null
  registration_until: string | null
  inspection_until: string | null
  key_box: string | null
  cost_cents: number | null
  note: string | null
}

interface CarBreakdownTable {
  id: string
  car_id: string
  kind: string
  from_at: Date
  until_at: Date | null
  reason: string
  staff_id: string
  created_at: Date
  lifted_at: Date | null
  lifted_by: string | null
}

interface CarCostTable {
  id: string
  car_id: string
  kind: string
  cents: number
  day: string
  booked_on: Generated<string>
  about: string | null
  shop: string | null
  papers: Generated<string[]>
  note: string | null
  service_id: string | null
  recall_id: string | null
  created_at: Date
  created_by: string | null
}

interface CarFeatureTable {
  feature: string
  number: number
}

interface CarPhotoTable {
  id: string
  car_id: string | null
  inspection_id: string
  position: number
}

interface CarRecallTable {
  id: string
  car_id: string
  campaign: string
  title: string
  to_do: string | null
  due_on: string | null
  breakdown_id: string | null
  created_at: Date
  created_by: string | null
  ended_at: Date | null
  ended_by: string | null
  outcome: string | null
  done_on: string | null
  odometer: number | null
  shop: string | null
  note: string | null
}

interface CarSearchTable {
  car_id: string
  area_id: string
  type_id: string
  subtype_id: string
  active: boolean
  minimum_rental_days: number
  year: number
  day_cents: number
  week_cents: number
  month_cents: number
  latitude: number
  longitude: number
  rated: number
  features: number
  due_back: Date | null
  busy: string
  mile_cents: Generated<number>
  included_miles_per_day: Generated<number>
}

interface CarSearchSaidTable {
  car_id: string | null
  area_id: string | null
  type_id: string | null
  subtype_id: string | null
  active: boolean | null
  minimum_rental_days: number | null
  year: number | null
  day_cents: number | null
  week_cents: number | null
  month_cents: number | null
  latitude: number | null
  longitude: number | null
  rated: number | null
  features: number | null
  due_back: Date | null
  busy: string | null
  mile_cents: number | null
  included_miles_per_day: number | null
}

interface CarSubtypeTable {
  id: string
  type_id: string
  name_en: string
  name_es: string
  position: number
}

interface CarTypeTable {
  id: string
  name_en: string
  name_es: string
  position: number
}

interface CarVisitTable {
  id: string
  car_id: string
  thing: string
  kind: string
  starts_at: Date
  ends_at: Date
  created_at: Date
  created_by: string | null
  ended_at: Date | null
  outcome: string | null
}

interface CardToForgetTable {
  gateway_reference: string
  gateway: string
  not_before: Generated<Date>
}

interface CarsChangeTable {
  id: string
  number: GeneratedAlways<number>
  at: Date
  staff_id: string
  cars: unknown
  undone_at: Date | null
}

interface ChargeTable {
  id: string
  transaction_id: string
  order_id: string
  code: string
  quantity: string
  unit: string
  unit_price_cents: string
  amount_cents: number
  note: string | null
  created_at: Date
  dropped_at: Date | null
  name_en: string | null
  name_es: string | null
}

interface ChargePaperTable {
  charge_id: string
  file_id: string
}

interface ClaimTable {
  id: string
  transaction_id: string
  order_id: string
  code: string
  description: string
  estimate_cents: number
  state: Generated<string>
  answer: string | null
  decision: string | null
  charge_id: string | null
  created_at: Date
  answered_at: Date | null
  decided_at: Date | null
  fee_for: string | null
  fee_key: string | null
  fee_facts: unknown
  appealed_at: Date | null
}

interface ClaimPictureTable {
  claim_id: string
  file_id: string
  side: string
  position: number
}

interface ClosedMonthTable {
  month: string
  closed_at: Date
  closed_by: string
  balances: unknown
}

interface CodeMailTable {
  id: GeneratedAlways<number>
  mailbox_hash: string
  sent_at: Date
}

interface CompanyTable {
  single: Generated<boolean>
  is_sample: Generated<boolean>
  bank_holder: string | null
  bank_routing: string | null
  bank_account: string | null
  takes_cash: Generated<boolean>
  card_fee: Generated<string>
  donation_rate: Generated<string>
  helps_ukraine: Generated<boolean>
  changed_at: Date | null
  changed_by: string | null
  name: string | null
  legal_name: string | null
  license_number: string | null
  address: string | null
  phone: string | null
  night_phone: string | null
  support_mail: string | null
  main_color: string | null
  accent_color: string | null
  logo: string | null
  shows_maker: Generated<boolean>
  texts_read_at: Date | null
  opened_at: Date | null
  jobs: Generated<string>
  has_community: Generated<boolean>
  answer_hours: Generated<number>
  promise_en: string | null
  promise_es: string | null
  phone_country: Generated<string>
  caller_hold_hours: Generated<number>
}

interface CompanyLogoTable {
  id: string
  wide: Uint8Array
  square: Uint8Array
  created_at: Date
}

interface ConnectionTable {
  id: string
  requester_id: string
  addressee_id: string
  comment: Generated<string>
  status: string
  created_at: Date
  decided_at: Date | null
}

interface ContactMessageTable {
  id: string
  name: string
  email: string
  phone: string | null
  subject: string | null
  message: string
  created_at: Date
}

interface ContentPageTable {
  slug: string
  lang: string
  version: number
  title: string
  body: string
  written_at: Date
  written_by: string | null
  live_at: Date | null
}

interface ContractTable {
  order_id: string
  version: number
  text_en: string
  text_es: string
  hash: string
  created_at: Date
  accepted_at: Date | null
}

interface CoverPriceTable {
  from_cents: number
  month_cents: number
}

interface DebtReminderTable {
  order_id: string
  reminded_on: string
  reminded_at: Date
  reminded_by: string
}

interface DeletionCodeTable {
  user_id: string
  code_hash: string
  expires_at: Date
  tries: Generated<number>
  tries_since: Date
}

interface DisputeTable {
  id: string
  payment_id: string
  order_id: string
  amount_cents: number
  reason: string
  state: string
  answer_by: Date | null
  opened_at: Date
  taken_at: Date | null
  given_at: Date | null
  lost_at: Date | null
  fee_cents: Generated<number>
}

interface DriverTable {
  id: string
  user_id: string
  is_primary: Generated<boolean>
  first_name: string
  last_name: string
  phone: string | null
  birth_date: string | null
  license_number: string | null
  license_country: string | null
  license_state: string | null
  license_expires: string | null
  license_verification: Generated<string>
  license_reason: string | null
  license_submitted_at: Date | null
  insurance_company: string | null
  insurance_policy_number: string | null
  insurance_expires: string | null
  insurance_liability_limit_cents: number | null
  insurance_collision_limit_cents: number | null
  insurance_collision_deductible_cents: number | null
  insurance_comprehensive_limit_cents: number | null
  insurance_comprehensive_deductible_cents: number | null
  insurance_verification: Generated<string>
  insurance_reason: string | null
  insurance_submitted_at: Date | null
  created_at: Generated<Date>
  license_version: Generated<number>
  license_verified_version: number | null
  insurance_version: Generated<number>
  insurance_verified_version: number | null
}

interface EmailChangeTable {
  user_id: string
  old_email: string
  new_email: string
  salt: string
  old_code_hash: string
  new_code_hash: string
  tries: Generated<number>
  old_confirmed_at: Date | null
  new_confirmed_at: Date | null
  created_at: Date
  expires_at: Date
}

interface ErrorReportTable {
  id: GeneratedAlways<number>
  message: string
  stack: string | null
  path: string | null
  release: string | null
  created_at: Date
}

interface EvidenceEntryTable {
  order_id: string
  number: number
  at: Date
  kind: string
  data: unknown
  previous_hash: string
  hash: string
}

interface EvidenceSealTable {
  order_id: string
  number: number
  key_id: string
  signature: string
}

interface ExtraTable {
  id: string
  price_cents: number
  name_en: string
  name_es: string
  description_en: string
  description_es: string
  position: number
  offered: Generated<boolean>
}

interface FeatureTable {
  id: string
  name_en: string
  name_es: string
  position: number
}

interface GatewayEventTable {
  id: string
  received_at: Date
}

interface GatewayLookTable {
  gateway: string
  look_at: Date
  told_until: Date | null
}

interface GoodwillRequestTable {
  id: string
  order_id: string
  amount_cents: number
  reason: string
  asked_by: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  agreed: boolean | null
}

interface HelpPictureTable {
  file_id: string
  help_request_id: string
  role: string
}

interface HelpRequestTable {
  id: string
  number: GeneratedAlways<number>
  order_id: string
  car_id: string
  user_id: string
  kind: string
  status: Generated<string>
  title: string | null
  message: string | null
  problem: string | null
  symptom: string | null
  description: string | null
  insurance: string | null
  license: string | null
  towing: string | null
  someone_hurt: Generated<boolean>
  latitude: number | null
  longitude: number | null
  place: string | null
  rental_status: number | null
  seen_status: number | null
  created_at: Date
  changed_at: Date
  resolved_at: Date | null
}

interface InspectionTable {
  id: string
  transaction_id: string
  order_id: string
  car_id: string
  kind: string
  handover_order_id: string
  week: number | null
  odometer: number | null
  gas: number | null
  comments: string | null
  submitted_at: Date
  replaced_at: Date | null
  state: Generated<string>
  reviewed_at: Date | null
  reviewed_by: string | null
  review_note: string | null
  charge: number | null
}

interface InspectionCheckTable {
  order_id: string
  next_at: Date
}

interface InspectionItemTable {
  inspection_id: string
  position: number
  checkpoint: string
  file_id: string
  note: string | null
  marks: Generated<unknown>
  taken_at: Date | null
  latitude: number | null
  longitude: number | null
}

interface InspectionWarningTable {
  handover_order_id: string
  week: number
  number: number
  sent_at: Date
}

interface InvitationTable {
  id: string
  code: string
  inviter_id: string
  first_name: string
  review: string
  reputation: number
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  used_by: string | null
  used_at: Date | null
}

interface JobTable {
  id: string
  type: string
  status: string
  owner_id: string | null
  assignee_id: string | null
  area_id: string
  from_place_id: string
  to_place_id: string | null
  price_cents: number | null
  seats: number | null
  language: string
  title: string
  description: string
  created_at: Date
  starts_at: Date
  ends_at: Date
  from_latitude: number
  from_longitude: number
  to_latitude: number | null
  to_longitude: number | null
  from_address: string | null
  from_exact_latitude: number | null
  from_exact_longitude: number | null
  to_address: string | null
  to_exact_latitude: number | null
  to_exact_longitude: number | null
  via: Generated<unknown>
  road_miles: Generated<number>
  trip_cost_cents: number | null
  size: string | null
  max_detour: number | null
  visibility: Generated<string>
  version: Generated<number>
  updated_at: Date
  cancelled_at: Date | null
  cancelled_late: Generated<boolean>
  done_at: Date | null
  completed_at: Date | null
  from_cell: GeneratedAlways<number | null>
  to_cell: GeneratedAlways<number | null>
  terms: Generated<unknown>
}

interface JobApplicationTable {
  id: string
  job_id: string
  applicant_id: string
  offer_cents: number
  comment: string
  language: string
  status: string
  created_at: Date
  ended_at: Date | null
  left_late: Generated<boolean>
  updated_at: Date
  version: Generated<number>
  terms: Generated<unknown>
}

interface JobEventTable {
  id: GeneratedAlways<number>
  job_id: string
  at: Date
  actor: string
  actor_id: string | null
  action: string
  application_id: string | null
  status_from: string | null
  status_to: string | null
  late: Generated<boolean>
  details: Generated<unknown>
}

interface JobLocationTable {
  job_id: string
  sharer_id: string
  state: string
  asked_at: Date
  answered_at: Date | null
  latitude: number | null
  longitude: number | null
  accuracy: number | null
  measured_at: Date | null
  updated_at: Date
}

interface KnownMarkTable {
  id: string
  car_id: string
  kind: string
  place: string
  inches: number | null
  inspection_id: string
  noted_at: Date
  removed_at: Date | null
  x: number | null
  y: number | null
}

interface LedgerEntryTable {
  id: GeneratedAlways<number>
  transaction_id: string | null
  order_id: string | null
  payment_id: string | null
  code: string
  at: Date
  charge_id: string | null
  refund_id: string | null
  relocation_id: string | null
  gateway_ref: string | null
  booked_on: Generated<string>
}

interface LedgerLineTable {
  entry_id: number
  account: string
  amount_cents: number
}

interface LedgerSumTable {
  account: string
  part: number
  cents: number
}

interface MaintenanceItemTable {
  id: string
  car_id: string
  kind: string
  interval_miles: number | null
  interval_days: number | null
  last_done_on: string
  last_done_odometer: number
  due_on: GeneratedAlways<string | null>
  due_odometer: GeneratedAlways<number | null>
  miles_due_on: string | null
  round: Generated<number>
}

interface MaintenanceNeedTable {
  item_id: string
  car_id: string
  area_id: string
  kind: string
  due_on: string | null
  due_odometer: number | null
  since: string | null
  miles_left: number | null
  miles_noted: boolean
}

interface MaintenanceNeedSaidTable {
  item_id: string | null
  car_id: string | null
  area_id: string | null
  kind: string | null
  due_on: string | null
  due_odometer: number | null
  since: string | null
  miles_left: number | null
  miles_noted: boolean | null
}

interface MaintenanceReminderTable {
  item_id: string
  round: number
  transaction_id: string
  stage: string
  told_on: string
  at: Date
}

interface MaintenanceServiceTable {
  id: string
  item_id: string
  order_id: string | null
  outcome: string
  done_on: string
  odometer: number
  shop: string | null
  comment: string | null
  receipts: Generated<string[]>
  actor: string
  actor_id: string | null
  created_at: Date
}

interface MessageTable {
  id: GeneratedAlways<number>
  order_id: string | null
  help_request_id: string | null
  author: string
  author_id: string
  body: Generated<string>
  event: string | null
  details: Generated<unknown>
  created_at: Date
  job_id: string | null
  read_at: Date | null
}

interface MessagePictureTable {
  file_id: string
  message_id: number
}

interface NotSamePersonTable {
  user_id: string
  block_id: string
  kind: string
  decided_at: Date
  decided_by: string
}

interface NoticeHoursTable {
  user_id: string | null
  notice_from: number | null
  notice_to: number | null
  zone: string | null
}

interface NoticeMailTable {
  id: string
  user_id: string
  notification_id: string | null
  thread: string
  title_en: string
  title_es: string
  text_en: string
  text_es: string
  route: string | null
  query: Generated<unknown>
  urgent: boolean
  created_at: Date
  due_at: Date
  done_at: Date | null
  mail_id: string | null
}

interface NotificationTable {
  id: string
  user_id: string
  order_id: string | null
  topic: string
  thread: string
  severity: Generated<string>
  title_en: string
  title_es: string
  text_en: string
  text_es: string
  route: string | null
  query: Generated<unknown>
  created_at: Date
  read_at: Date | null
}

interface NotificationPreferenceTable {
  user_id: string
  topic: string
  in_app: boolean
  mail: boolean
}

interface OccupancyTable {
  id: GeneratedAlways<number>
  car_id: string
  kind: string
  order_id: string | null
  period: string
  occupied: string
  expires_at: Date | null
  created_at: Generated<Date>
  waiting_list_item_id: string | null
  relocation_id: string | null
  breakdown_id: string | null
  visit_id: string | null
  busy_calendar_id: string | null
}

interface OrderDriverTable {
  order_id: string
  driver_id: string
}

interface OrderEventTable {
  id: GeneratedAlways<number>
  order_id: string
  at: Date
  actor: string
  actor_id: string | null
  code: string
  status_from: number | null
  status_to: number | null
  details: Generated<unknown>
  odometer: number | null
  latitude: number | null
  longitude: number | null
}

interface OrderNoteTable {
  id: GeneratedAlways<number>
  order_id: string
  staff_id: string
  body: string
  created_at: Date
}

interface OutgoingMailTable {
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  reply_to: string | null
  created_at: Date
  next_try_at: Date
  tries: Generated<number>
  sent_at: Date | null
  given_up_at: Date | null
  forget_once_sent: Generated<boolean>
  can_wait: Generated<boolean>
}

interface OwnPhotoTable {
  id: string
  car_id: string | null
  position: number | null
  alt_en: Generated<string>
  alt_es: Generated<string>
  byte_size: number
  created_at: Date
}

interface PasskeyTable {
  id: string
  key: Generated<string>
  user_id: string
  public_key: Uint8Array
  counter: number
  transports: string
  name: string
  created_at: Date
  last_used_at: Date | null
}

interface PasskeyAlarmTable {
  hash: string
  user_id: string
  passkey: string
  changed_at: Date
  expires_at: Date
}

interface PasskeyChallengeTable {
  hash: string
  user_id: string | null
  expires_at: Date
}

interface PasskeyCodeTable {
  user_id: string
  code_hash: string
  expires_at: Date
  tries: Generated<number>
  tries_since: Date
}

interface PaymentTable {
  id: string
  order_id: string
  method: string
  kind: string
  state: Generated<string>
  due_cents: number
  fee_cents: number
  gateway: string | null
  gateway_reference: string | null
  client_secret: string | null
  confirmation_number: string | null
  bank_confirmation: string | null
  refusal: string | null
  created_at: Date
  paid_at: Date | null
  remembers: Generated<boolean>
  card_reference: string | null
  funding_known: Generated<boolean>
  ask_at: Date | null
  consent: number | null
  off_session: Generated<boolean>
  card_brand: string | null
  card_last4: string | null
  taken_by: string | null
}

interface PersonBlockTable {
  blocker_id: string
  blocked_id: string
  created_at: Date
}

interface PersonPrivacyTable {
  user_id: string
  found_by_email: Generated<boolean>
  found_by_phone: Generated<boolean>
  nameless: Generated<boolean>
  public_profile: Generated<boolean>
}

interface PersonReportTable {
  id: string
  user_id: string
  reporter_id: string
  reason: string
  said: string
  created_at: Date
  decided_at: Date | null
  decided_by: string | null
  decision: string | null
}

interface PhotoFileTable {
  id: string
  user_id: string
  created_at: Date
  pieces: Generated<number>
  byte_size: Generated<number>
  asked_at: Date | null
  replaces: boolean | null
  photos: number | null
  cars: number | null
  worked_at: Date | null
  done: Generated<string[]>
  taken: Generated<number>
  left_out: Generated<unknown>
  done_at: Date | null
}

interface PlaceTable {
  id: string
  name: string
  state: string
  latitude: number
  longitude: number
  population: number
  kind: string
  area_id: string | null
  plain_name: GeneratedAlways<string>
}

interface PlannedChargeTable {
  id: string
  transaction_id: string
  order_id: string
  amount_cents: number
  consent: number
  state: Generated<string>
  announced_at: Date
  charge_at: Date
  contest_text: string | null
  contested_at: Date | null
  decided_at: Date | null
  payment_id: string | null
}

interface PriceModifierTable {
  id: string
  coefficient: string
  name_en: string
  name_es: string
  description_en: string
  description_es: string
  position: number
  offered: Generated<boolean>
  first_day: string | null
  last_day: string | null
}

interface RatingCriterionTable {
  id: string
  name_en: string
  name_es: string
  of_jobs: Generated<boolean>
}

interface RecommendationTable {
  id: string
  by_id: string
  user_id: string
  rating: number
  confidence: string
  comment: string
  created_at: Date
  withdrawn_at: Date | null
}

interface RefundTable {
  id: string
  payment_id: string
  order_id: string
  due_cents: number
  fee_cents: number
  reason: string
  state: Generated<string>
  created_at: Date
  sent_at: Date | null
  deposit_cents: Generated<number>
  sent_way: string | null
  sent_to: string | null
  try_at: Date | null
  refused: string | null
  by_hand: string | null
  gateway_refund: string | null
}

interface ReleasedPhotosTable {
  car_id: string
  inspection_id: string
  released_at: Date
}

interface RelocationTable {
  job_id: string
  car_id: string
  reason: string
  to_area_id: string
  earns_cents: number
  key_box_code: string
  posted_by: string | null
  started_at: Date | null
  start_odometer: number | null
  start_gas: number | null
  start_charge: number | null
  finished_at: Date | null
  end_odometer: number | null
  end_gas: number | null
  end_charge: number | null
  taken_back_at: Date | null
  look_because: Generated<string[]>
  looked_at: Date | null
  looked_by: string | null
}

interface RelocationInspectionTable {
  id: string
  job_id: string
  moment: string
  by_id: string
  comments: string | null
  submitted_at: Date
  replaced_at: Date | null
}

interface RelocationPictureTable {
  inspection_id: string
  position: number
  checkpoint: string
  file_id: string
  note: string | null
  marks: Generated<unknown>
  taken_at: Date | null
  latitude: number | null
  longitude: number | null
  print: string | null
}

interface ReminderTable {
  key: string
  at: Date
}

interface RentalMoveTable {
  from_status: number | null
  to_status: number
}

interface RentalOfferTable {
  id: string
  transaction_id: string
  order_id: string
  kind: string
  status: Generated<string>
  title_en: string
  title_es: string
  description_en: string
  description_es: string
  amount_cents: number
  because: string | null
  valid_until: Date
  made_by: string
  created_at: Date
  answered_at: Date | null
  used_order_id: string | null
  used_at: Date | null
  used_cents: number | null
}

interface RentalOrderTable {
  id: string
  transaction_id: string
  user_id: string
  car_id: string
  area_id: string
  kind: Generated<string>
  state: Generated<string>
  rental_status: number | null
  confirmation: Generated<string>
  paid: Generated<boolean>
  starts_at: Date
  ends_at: Date
  price_modifier_id: string
  options: Generated<string[]>
  insurance_plan: string
  special_requests: string | null
  admin_message: string | null
  quote: unknown
  total_cents: number
  deposit_cents: number
  hold_expires_at: Date
  created_at: Date
  booked_at: Date | null
  arrived_for: string | null
  previous_order_id: string | null
  swap_reason: string | null
  start_odometer: number | null
  start_gas: number | null
  end_odometer: number | null
  end_gas: number | null
  picked_up_at: Date | null
  ended_at: Date | null
  return_noticed_at: Date | null
  changes_asked: string | null
  key_box_code: string | null
  overdue_at: Date | null
  hold_extended_at: Date | null
  confirmed_at: Date | null
  start_charge: number | null
  end_charge: number | null
  credit_cents: Generated<number>
  planned_miles: number | null
  number: Generated<number>
  held_unconfirmed: Generated<boolean>
  papers_override_by: string | null
  papers_override_at: Date | null
  papers_override_reason: string | null
  papers_override_of: string | null
  hold_released_at: Date | null
  moved_from: string | null
  dates_changed: Generated<boolean>
  new_dates: unknown
}

interface RentalTransactionTable {
  id: string
  user_id: string
  created_at: Date
  returned_at: Date | null
  deposit_released_at: Date | null
  refund_destination: string | null
  unanswered_message: number | null
  source_id: string | null
}

interface RepeatedRequestTable {
  key: string
  fields_hash: string
  http_status: number | null
  sealed_answer: Uint8Array | null
  created_at: Date
}

interface ReviewTable {
  id: string
  reviewer_id: string
  subject_id: string | null
  car_id: string | null
  period_start: string | null
  period_end: string | null
  status: string
  score: string | null
  ratings: Generated<unknown>
  language: string
  comment: string
  created_at: Date
  transaction_id: string | null
  job_id: string | null
  side: string | null
  reveal_at: Date
  reply: string | null
  replied_at: Date | null
  private_note: string | null
  hidden_at: Date | null
  shown_at: Date | null
}

interface ReviewReportTable {
  review_id: string
  reporter_id: string
  reason: string
  created_at: Date
  decided_at: Date | null
  decided_by: string | null
  decision: string | null
}

interface SavedCardTable {
  user_id: string
  gateway: string
  gateway_reference: string
  funding: string
  last4: string
  expires_on: string
  saved_at: Date
  consent: number | null
  consent_at: Date | null
}

interface SavedRouteTable {
  id: string
  user_id: string
  area_id: string
  name: string
  stops: unknown
  day: string | null
  days: number | null
  leaves: string
  arrives: string
  detour: number
  seats: number
  notify: Generated<boolean>
  looked_at: Date
  version: Generated<number>
  position: number
  created_at: Date
  updated_at: Date
}

interface SeasonTable {
  id: string
  made: GeneratedAlways<number>
  name_en: string
  name_es: string
  percent: number
  first_day: string
  last_day: string
  areas: Generated<string[]>
  types: Generated<string[]>
  minimum_days: number | null
  removed_at: Date | null
}

interface SeasonChangeTable {
  id: string
  number: GeneratedAlways<number>
  at: Date
  staff_id: string
  season_id: string
  before: unknown
  after: unknown
  undone_at: Date | null
}

interface SentQuoteTable {
  id: string
  staff_id: string
  user_id: string | null
  car_id: string
  starts_at: Date
  ends_at: Date
  quote: unknown
  total_cents: number
  created_at: Date
  valid_until: Date
}

interface SessionTable {
  id: GeneratedAlways<number>
  token_hash: string
  user_id: string
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  key: Generated<string>
  browser: string | null
  system: string | null
  time_zone: string | null
  last_used_at: Generated<Date>
  passkey_id: string | null
  passkeys_open_until: Date | null
}

interface SharedSecretTable {
  name: string
  value: string
}

interface SignInChallengeTable {
  id: GeneratedAlways<number>
  email: string
  link_hash: string
  code_hash: string
  tries: Generated<number>
  language: string
  return_url: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
  browser_hash: string | null
  registration_id: string | null
}

interface SigningKeyTable {
  id: string
  public_key: string
  first_used_at: Date
}

interface SmsMessageTable {
  id: string
  user_id: string
  kind: string
  key: string
  phone: string
  text: string
  created_at: Date
  next_try_at: Date
  until_at: Date
  tries: Generated<number>
  sent_at: Date | null
  given_up_at: Date | null
  refusal: string | null
}

interface SmsNumberTable {
  user_id: string
  phone: string
  topics: string[]
  asked_at: Date
  token_hash: string | null
  token_until: Date | null
  confirmed_at: Date | null
}

interface SpecialRequestTable {
  id: string
  user_id: string
  order_id: string | null
  car_id: string | null
  kind: string
  request_text: string
  status: Generated<string>
  created_at: Date
  answer: string | null
  price_cents: Generated<number>
  charge_id: string | null
  answered_at: Date | null
  decided_at: Date | null
}

interface StaffInvitationTable {
  id: string
  email: string
  rights: string[]
  token_hash: string
  invited_by: string
  created_at: Date
  expires_at: Date
  taken_at: Date | null
  revoked_at: Date | null
}

interface StaffMemberTable {
  user_id: string
  added_at: Generated<Date>
  rights: string[]
  refund_limit_cents: number | null
}

interface StoredBytesOfDayTable {
  user_id: string
  day: string
  bytes: number
}

interface StoredFileTable {
  id: string
  owner_id: string
  driver_id: string | null
  purpose: string
  content_type: string
  byte_size: number
  created_at: Generated<Date>
  order_id: string | null
  sha256: string | null
  job_id: string | null
  job_position: number | null
  relocation_id: string | null
  is_drawn: Generated<boolean>
  thread_job_id: string | null
  car_id: string | null
}

interface TestGatewayCardTable {
  id: string
  funding: string
  outcome: string
  last4: string
  expires_on: string
  brand: string | null
}

interface TestGatewayEventTable {
  id: string
  intent_id: string
  body: string
  not_before: Date
  delivered_at: Date | null
}

interface TestGatewayIntentTable {
  id: string
  client_secret: string
  amount_cents: number
  debit_amount_cents: number
  require_debit: boolean
  state: Generated<string>
  charged_cents: number | null
  funding: string | null
  created_at: Date
  remembers: Generated<boolean>
  card_id: string | null
}

interface TestGatewayRefundTable {
  id: string
  intent_id: string
  amount_cents: number
}

interface TestGatewayTokenTable {
  id: string
  funding: string
  outcome: string
  last4: string
  expires_on: string
  made_at: Date
  brand: string | null
}

interface TieTable {
  from_no: number
  to_no: number
  kind: number
  rating: number | null
  percent: number | null
  since: number | null
}

interface TollLineTable {
  id: GeneratedAlways<number>
  plate: string
  at: Date
  place: string
  code: string
  amount_cents: number
  charge_id: string | null
  written_at: Date
  written_by: string
}

interface TrustSeedTable {
  user_id: string
  named_by: string
  created_at: Date
}

interface UnconfirmedHoldTable {
  order_id: string
  network: string
  seat: number | null
  car_id: string
  period: string
  since: Date
  ended_at: Date | null
}

interface VisitTable {
  order_id: string | null
  kind: string | null
  due: Date | null
  has_seat: boolean | null
}

interface WaitingListCheckTable {
  id: GeneratedAlways<number>
  car_id: string | null
  item_id: string | null
}

interface WaitingListItemTable {
  id: string
  place: GeneratedAlways<number>
  user_id: string
  area_id: string
  starts_at: Date
  ends_at: Date | null
  features: Generated<string[]>
  types: Generated<string[]>
  highest_month_cents: number | null
  status: Generated<string>
  created_at: Date
  car_id: string | null
  trip_ends_at: Date | null
  offer_expires_at: Date | null
  order_id: string | null
}

interface WaitsForInvitationTable {
  user_id: string | null
  email: string | null
}

interface WebhookDeliveryTable {
  id: string
  endpoint_id: string
  type: string
  data: unknown
  created_at: Date
  state: Generated<string>
  tries: Generated<number>
  next_try_at: Date
  tried_at: Date | null
  response_status: number | null
  why: string | null
}

interface WebhookEndpointTable {
  id: string
  url: string
  events: string[]
  secret: Uint8Array
  old_secret: Uint8Array | null
  old_secret_until: Date | null
  created_at: Date
  paused_at: Date | null
  paused_why: string | null
}

/** Every table by its name, snake_case as in the database. */
export interface Schema {
  account_block: AccountBlockTable
  account_export: AccountExportTable
  api_key: ApiKeyTable
  app_user: AppUserTable
  appointment_seat: AppointmentSeatTable
  area: AreaTable
  area_with_jobs: AreaWithJobsTable
  audit_entry: AuditEntryTable
  backup_run: BackupRunTable
  block_mark: BlockMarkTable
  booked_elsewhere: BookedElsewhereTable
  books: BooksTable
  busy_calendar: BusyCalendarTable
  busy_overlap: BusyOverlapTable
  busy_overlap_seen: BusyOverlapSeenTable
  busy_time: BusyTimeTable
  calendar_link: CalendarLinkTable
  car: CarTable
  car_breakdown: CarBreakdownTable
  car_cost: CarCostTable
  car_feature: CarFeatureTable
  car_photo: CarPhotoTable
  car_recall: CarRecallTable
  car_search: CarSearchTable
  car_search_said: CarSearchSaidTable
  car_subtype: CarSubtypeTable
  car_type: CarTypeTable
  car_visit: CarVisitTable
  card_to_forget: CardToForgetTable
  cars_change: CarsChangeTable
  charge: ChargeTable
  charge_paper: ChargePaperTable
  claim: ClaimTable
  claim_picture: ClaimPictureTable
  closed_month: ClosedMonthTable
  code_mail: CodeMailTable
  company: CompanyTable
  company_logo: CompanyLogoTable
  connection: ConnectionTable
  contact_message: ContactMessageTable
  content_page: ContentPageTable
  contract: ContractTable
  cover_price: CoverPriceTable
  debt_reminder: DebtReminderTable
  deletion_code: DeletionCodeTable
  dispute: DisputeTable
  driver: DriverTable
  email_change: EmailChangeTable
  error_report: ErrorReportTable
  evidence_entry: EvidenceEntryTable
  evidence_seal: EvidenceSealTable
  extra: ExtraTable
  feature: FeatureTable
  gateway_event: GatewayEventTable
  gateway_look: GatewayLookTable
  goodwill_request: GoodwillRequestTable
  help_picture: HelpPictureTable
  help_request: HelpRequestTable
  inspection: InspectionTable
  inspection_check: InspectionCheckTable
  inspection_item: InspectionItemTable
  inspection_warning: InspectionWarningTable
  invitation: InvitationTable
  job: JobTable
  job_application: JobApplicationTable
  job_event: JobEventTable
  job_location: JobLocationTable
  known_mark: KnownMarkTable
  ledger_entry: LedgerEntryTable
  ledger_line: LedgerLineTable
  ledger_sum: LedgerSumTable
  maintenance_item: MaintenanceItemTable
  maintenance_need: MaintenanceNeedTable
  maintenance_need_said: MaintenanceNeedSaidTable
  maintenance_reminder: MaintenanceReminderTable
  maintenance_service: MaintenanceServiceTable
  message: MessageTable
  message_picture: MessagePictureTable
  not_same_person: NotSamePersonTable
  notice_hours: NoticeHoursTable
  notice_mail: NoticeMailTable
  notification: NotificationTable
  notification_preference: NotificationPreferenceTable
  occupancy: OccupancyTable
  order_driver: OrderDriverTable
  order_event: OrderEventTable
  order_note: OrderNoteTable
  outgoing_mail: OutgoingMailTable
  own_photo: OwnPhotoTable
  passkey: PasskeyTable
  passkey_alarm: PasskeyAlarmTable
  passkey_challenge: PasskeyChallengeTable
  passkey_code: PasskeyCodeTable
  payment: PaymentTable
  person_block: PersonBlockTable
  person_privacy: PersonPrivacyTable
  person_report: PersonReportTable
  photo_file: PhotoFileTable
  place: PlaceTable
  planned_charge: PlannedChargeTable
  price_modifier: PriceModifierTable
  rating_criterion: RatingCriterionTable
  recommendation: RecommendationTable
  refund: RefundTable
  released_photos: ReleasedPhotosTable
  relocation: RelocationTable
  relocation_inspection: RelocationInspectionTable
  relocation_picture: RelocationPictureTable
  reminder: ReminderTable
  rental_move: RentalMoveTable
  rental_offer: RentalOfferTable
  rental_order: RentalOrderTable
  rental_transaction: RentalTransactionTable
  repeated_request: RepeatedRequestTable
  review: ReviewTable
  review_report: ReviewReportTable
  saved_card: SavedCardTable
  saved_route: SavedRouteTable
  season: SeasonTable
  season_change: SeasonChangeTable
  sent_quote: SentQuoteTable
  session: SessionTable
  shared_secret: SharedSecretTable
  sign_in_challenge: SignInChallengeTable
  signing_key: SigningKeyTable
  sms_message: SmsMessageTable
  sms_number: SmsNumberTable
  special_request: SpecialRequestTable
  staff_invitation: StaffInvitationTable
  staff_member: StaffMemberTable
  stored_bytes_of_day: StoredBytesOfDayTable
  stored_file: StoredFileTable
  test_gateway_card: TestGatewayCardTable
  test_gateway_event: TestGatewayEventTable
  test_gateway_intent: TestGatewayIntentTable
  test_gateway_refund: TestGatewayRefundTable
  test_gateway_token: TestGatewayTokenTable
  tie: TieTable
  toll_line: TollLineTable
  trust_seed: TrustSeedTable
  unconfirmed_hold: UnconfirmedHoldTable
  visit: VisitTable
  waiting_list_check: WaitingListCheckTable
  waiting_list_item: WaitingListItemTable
  waits_for_invitation: WaitsForInvitationTable
  webhook_delivery: WebhookDeliveryTable
  webhook_endpoint: WebhookEndpointTable
}
