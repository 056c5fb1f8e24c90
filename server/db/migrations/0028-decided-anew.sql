-- A claim that was charged and appealed may be charged anew with less: what it cost before stays
-- written down, and no longer counts (docs/product/help-and-claims.md#claims).
alter table charge add column dropped_at timestamptz;
update charge set dropped_at = claim.decided_at
  from claim where claim.charge_id = charge.id and claim.state = 'dropped';

-- What waits for staff, and what was done to an order, found without reading everything.
create index claim_waiting on claim (created_at) where state in ('open', 'agreed', 'appealed');
create index payment_waiting on payment (created_at) where state = 'waiting';
create index driver_license_waiting on driver (license_submitted_at) where license_verification = 'submitted';
create index driver_insurance_waiting on driver (insurance_submitted_at) where insurance_verification = 'submitted';
create index audit_entry_order on audit_entry ((details ->> 'order'), id);
create index rental_order_overdue on rental_order (ends_at)
  where overdue_at is not null and rental_status in (86, 91, 92, 93);
