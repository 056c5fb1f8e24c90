-- A KNOWN MARK LIES SOMEWHERE IN A PHOTO (docs/product/inspections-and-maintenance.md#known-marks): staff may point at it in the
-- inspection's photo of that side, in shares of its width and height. Of what no angle of the walk shows there is no point.

alter table known_mark
  add column x double precision check (x between 0 and 1),
  add column y double precision check (y between 0 and 1),
  add constraint known_mark_point_is_whole check (num_nonnulls(x, y) in (0, 2)),
  add constraint known_mark_point_is_in_a_photo check (x is null or place not in ('roof', 'wheels', 'interior'));
