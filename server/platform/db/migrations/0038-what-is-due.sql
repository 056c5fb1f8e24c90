-- WHAT IS DUE is found through an index by each piece of background work (docs/decisions/0018-work-is-asked-before-it-runs.md).

-- Orders whose keys somebody still comes for: by their start, by when they were booked, and those that are not paid.
create index rental_order_to_start on rental_order (starts_at)
  where rental_status = 85 or (rental_status = 91 and arrived_for = 'pickup');
create index rental_order_to_confirm on rental_order (booked_at)
  where confirmation = 'pending' and (rental_status = 85 or (rental_status = 91 and arrived_for = 'pickup'));
create index rental_order_unpaid on rental_order (booked_at)
  where not paid and (rental_status = 85 or (rental_status = 91 and arrived_for = 'pickup'));
-- Rentals that are over, by when: who has not rated is reminded.
create index rental_order_over on rental_order (ended_at) where rental_status in (87, 88);
create index rental_offer_unused on rental_offer (answered_at)
  where status = 'accepted' and kind = 'earlyReturn' and used_at is null;
create index appointment_seat_soonest on appointment_seat (starts_at);
create index waiting_list_item_waiting on waiting_list_item (starts_at) where status = 'waiting';
create index driver_license_expiry on driver (license_expires);
create index driver_insurance_expiry on driver (insurance_expires);
create index order_driver_of on order_driver (driver_id);
create index stored_file_license on stored_file (created_at) where purpose = 'license' and driver_id is not null;
create index stored_file_avatar on stored_file (created_at) where purpose = 'avatar';
-- Each person's own picture belongs to nobody's document and is none of those.
drop index stored_file_unattached;
create index stored_file_unattached on stored_file (created_at)
  where driver_id is null and order_id is null and job_id is null and relocation_id is null and purpose <> 'avatar';

-- Mail of notices comes by the thousands; what somebody waits for, a code or a receipt, goes before it.
alter table outgoing_mail add column can_wait boolean not null default false;
drop index outgoing_mail_waiting;
create index outgoing_mail_waiting on outgoing_mail (can_wait, next_try_at) where sent_at is null and given_up_at is null;
