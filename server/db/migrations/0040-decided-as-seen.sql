-- Staff decide on what they saw. What a driver handed in counts its versions: it is verified as the version that was
-- looked at, and whoever changes it afterwards cannot leave it verified.
alter table driver
  add column license_version integer not null default 1,
  add column license_verified_version integer,
  add column insurance_version integer not null default 1,
  add column insurance_verified_version integer;
update driver set
  license_verified_version = case when license_verification = 'verified' then license_version end,
  insurance_verified_version = case when insurance_verification = 'verified' then insurance_version end;
alter table driver
  add constraint driver_license_verified_as_seen check (
    license_verification <> 'verified' or coalesce(license_verified_version = license_version, false)),
  add constraint driver_insurance_verified_as_seen check (
    insurance_verification <> 'verified' or coalesce(insurance_verified_version = insurance_version, false));

create function document_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- What begins as verified was never anything else.
    if new.license_verification = 'verified' then new.license_verified_version := new.license_version; end if;
    if new.insurance_verification = 'verified' then new.insurance_verified_version := new.insurance_version; end if;
    return new;
  end if;
  if (old.first_name, old.last_name, old.birth_date, old.license_number, old.license_country, old.license_state,
      old.license_expires) is distinct from (new.first_name, new.last_name, new.birth_date, new.license_number,
      new.license_country, new.license_state, new.license_expires) then
    new.license_version := old.license_version + 1;
  end if;
  if (old.first_name, old.last_name, old.birth_date, old.insurance_company, old.insurance_policy_number,
      old.insurance_expires, old.insurance_liability_limit_cents, old.insurance_collision_limit_cents,
      old.insurance_collision_deductible_cents, old.insurance_comprehensive_limit_cents,
      old.insurance_comprehensive_deductible_cents) is distinct from (new.first_name, new.last_name, new.birth_date,
      new.insurance_company, new.insurance_policy_number, new.insurance_expires, new.insurance_liability_limit_cents,
      new.insurance_collision_limit_cents, new.insurance_collision_deductible_cents,
      new.insurance_comprehensive_limit_cents, new.insurance_comprehensive_deductible_cents) then
    new.insurance_version := old.insurance_version + 1;
  end if;
  return new;
end $$;
create trigger document_version before insert or update on driver
  for each row execute function document_version();

-- A picture more is another version too; one that is dropped or forgotten shows nothing new.
create function document_has_picture() returns trigger language plpgsql as $$
begin
  if new.purpose = 'license' then
    update driver set license_version = license_version + 1 where id = new.driver_id;
  elsif new.purpose = 'insurance' then
    update driver set insurance_version = insurance_version + 1 where id = new.driver_id;
  end if;
  return null;
end $$;
create trigger document_has_picture after insert on stored_file
  for each row when (new.driver_id is not null) execute function document_has_picture();
create trigger document_gets_picture after update of driver_id on stored_file
  for each row when (new.driver_id is not null and new.driver_id is distinct from old.driver_id)
  execute function document_has_picture();

-- Nobody of the staff decides about themselves, whichever way it was tried: every decision leaves its line here.
create function nobody_decides_on_own() returns trigger language plpgsql as $$
begin
  if exists (select from rental_order where id = new.details ->> 'order' and user_id = new.staff_id)
    or exists (select from driver where id = new.subject and user_id = new.staff_id)
    or exists (select from special_request where id = new.subject and user_id = new.staff_id) then
    raise exception 'nobody decides on what is their own' using errcode = '23514', constraint = 'nobody_decides_on_own';
  end if;
  return new;
end $$;
create trigger nobody_decides_on_own before insert on audit_entry
  for each row when (new.action not in ('message sent', 'file opened')) execute function nobody_decides_on_own();
