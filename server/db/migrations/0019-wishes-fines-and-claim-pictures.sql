-- Wishes that staff answer with a price, tolls and fines with their paper, claims with pictures.
alter table charge drop constraint charge_code_check;
alter table charge add constraint charge_code_check check (code in
  ('miles', 'lateDays', 'gas', 'tax', 'toll', 'fine', 'appointment', 'damage', 'engineDamage',
   'cleaning', 'specialRequest'));

alter table special_request drop constraint special_request_status_check;
alter table special_request
  add constraint special_request_status_check
    check (status in ('open', 'answered', 'accepted', 'refused', 'declined')),
  add column answer text,
  add column price_cents integer not null default 0 check (price_cents >= 0),
  add column charge_id text unique references charge,
  add column answered_at timestamptz,
  add column decided_at timestamptz,
  add constraint special_request_answered check ((status = 'open') = (answered_at is null)),
  add constraint special_request_charged
    check (charge_id is null or (status = 'accepted' and price_cents > 0));
create index special_request_user on special_request (user_id, created_at desc);
create index special_request_open on special_request (created_at) where status = 'open';

create table charge_paper (
  charge_id text not null references charge,
  file_id text not null references stored_file,
  primary key (charge_id, file_id)
);

create table claim_picture (
  claim_id text not null references claim,
  file_id text not null references stored_file,
  side text not null check (side in ('before', 'after')),
  position smallint not null,
  primary key (claim_id, file_id)
);
