-- WEBHOOKS (docs/product/connections.md#webhooks): where other programs are told what happens.
create table webhook_endpoint (
  id text primary key,
  url text not null check (length(url) between 1 and 2000),
  events text[] not null constraint webhook_endpoint_events check (cardinality(events) > 0
    and events <@ array['booking.made', 'booking.paid', 'booking.canceled', 'rental.keysGiven', 'rental.returned', 'claim.opened']),
  -- What its deliveries are signed with, sealed with what is in the key file.
  secret bytea not null,
  -- The one before, which signs beside it for a day.
  old_secret bytea,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  -- Nothing goes there meanwhile, and what happens waits.
  paused_at timestamptz,
  paused_why text check (paused_why in ('byHand', 'gone', 'failing')),
  constraint webhook_endpoint_paused check ((paused_at is null) = (paused_why is null)),
  constraint webhook_endpoint_old_secret check ((old_secret is null) = (old_secret_until is null))
);

-- What is to be told to one endpoint, written with what happened. No name, mail or phone of anybody stands in it.
create table webhook_delivery (
  id text primary key,
  endpoint_id text not null references webhook_endpoint on delete cascade,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0 check (tries >= 0),
  -- Of one that is being sent: when it counts as lost.
  next_try_at timestamptz not null,
  tried_at timestamptz,
  -- Of the last try: what it was answered, or why nothing was.
  response_status integer check (response_status between 0 and 999),
  why text check (length(why) <= 40)
);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_try_at, id) where state = 'waiting';
create index webhook_delivery_listed on webhook_delivery (endpoint_id, created_at desc, id desc);
create index webhook_delivery_failed on webhook_delivery (endpoint_id) where state = 'failed';
create index webhook_delivery_tried on webhook_delivery (endpoint_id, tried_at desc) where tried_at is not null;
create index webhook_delivery_old on webhook_delivery (created_at);
