-- A KEPT CARD IS CHARGED FOR WHAT IS OWED AFTER THE RETURN (docs/product/booking-and-payment.md#charge-of-a-saved-card):
-- with a consent of its own, announced 48 hours before, contestable, once and without a fee.

alter table payment
  -- The version of the words that its renter said yes to with it; when, says `created_at`.
  add consent smallint check (consent > 0),
  -- Nobody confirms it but the server.
  add off_session boolean not null default false,
  add constraint payment_consent_is_for_kept_cards
    check (consent is null or (kind = 'card' and (remembers or card_reference is not null))),
  add constraint payment_off_session_is_by_kept_card
    check (not off_session or (kind = 'card' and card_reference is not null and fee_cents = 0));

alter table saved_card
  add consent smallint check (consent > 0),
  add consent_at timestamptz,
  add constraint saved_card_consent_is_whole check (num_nulls(consent, consent_at) <> 1);

create table planned_charge (
  id text primary key,
  transaction_id text not null references rental_transaction,
  -- The balance that it pays; what becomes of its payment is that payment's state.
  order_id text not null unique references rental_order,
  amount_cents integer not null check (amount_cents > 0),
  -- Of the words that were said yes to.
  consent smallint not null check (consent > 0),
  state text not null default 'planned' check (state in ('planned', 'contested', 'begun', 'withdrawn', 'letGo')),
  announced_at timestamptz not null,
  charge_at timestamptz not null,
  contest_text text check (length(contest_text) between 1 and 2000),
  contested_at timestamptz,
  decided_at timestamptz,
  payment_id text unique references payment,
  constraint charge_is_announced check (charge_at >= announced_at + interval '48 hours'),
  constraint charge_begins_with_payment check ((state = 'begun') = (payment_id is not null)),
  constraint charge_is_contested check (state <> 'contested' or (contested_at is not null and decided_at is null)),
  constraint charge_of_its_rental foreign key (order_id, transaction_id) references rental_order (id, transaction_id)
);
-- One open charge a rental.
create unique index planned_charge_one_open on planned_charge (transaction_id)
  where state in ('planned', 'contested');
create index planned_charge_transaction on planned_charge (transaction_id);
create index planned_charge_due on planned_charge (charge_at) where state = 'planned';
create index planned_charge_contested on planned_charge (contested_at) where state = 'contested';
